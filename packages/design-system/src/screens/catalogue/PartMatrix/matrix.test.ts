import fc from 'fast-check';
import { expect, test } from 'vitest';
import { family, plate, photoProduct } from '../fixtures-product.ts';
import { familyOfOne, cellKey, nextPosition, totalOf } from './matrix.ts';

const plain = { ctrlKey: false, shiftKey: false };

test('adds up lines, pieces and fen exactly', () => {
  const [first] = family.parts;
  const [one, other] = Object.values(first?.offers ?? {});
  if (!first || !one || !other) throw new Error('The fixture has two offers.');
  expect(
    totalOf(family, { [cellKey(first.id, one.uniqueId)]: 3, [cellKey(first.id, other.uniqueId)]: 2, 'gone/x': 9 }),
  ).toEqual({ kinds: 2, pieces: 5, sum: one.price * 3 + other.price * 2 });
});

test('makes a family of a single part in all its colours, and none for photos', () => {
  const alone = familyOfOne(plate);
  expect(alone?.parts).toHaveLength(1);
  expect(alone?.colours).toHaveLength(plate.offers.length);
  expect(familyOfOne(photoProduct)).toBeUndefined();
  expect(familyOfOne({ ...plate, offers: [] })).toBeUndefined();
});

test('never moves out of the grid', () => {
  const size = { rows: 8, columns: 40 };
  const keys = fc.constantFrom(
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Enter',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  );
  fc.assert(
    fc.property(fc.array(fc.record({ key: keys, ctrlKey: fc.boolean(), shiftKey: fc.boolean() })), (presses) => {
      const end = presses.reduce((spot, press) => nextPosition(spot, press, size) ?? spot, { row: 3, column: 7 });
      return end.row >= 0 && end.row < size.rows && end.column >= 0 && end.column < size.columns;
    }),
  );
});

test('moves along the row with Home and End, and to the corners with Ctrl', () => {
  const size = { rows: 8, columns: 40 };
  const from = { row: 3, column: 7 };
  expect(nextPosition(from, { ...plain, key: 'Home' }, size)).toEqual({ row: 3, column: 0 });
  expect(nextPosition(from, { ...plain, key: 'End', ctrlKey: true }, size)).toEqual({ row: 7, column: 39 });
  expect(nextPosition(from, { ...plain, key: 'Home', ctrlKey: true }, size)).toEqual({ row: 0, column: 0 });
  expect(nextPosition(from, { ...plain, key: 'a' }, size)).toBeUndefined();
});
