import fc from 'fast-check';
import { expect, test } from 'vitest';
import { family, plate, photoProduct } from '../fixtures-product.ts';
import { familyOfOne, keyOf, moved, totalOf } from './matrix.ts';

const plain = { ctrlKey: false, shiftKey: false };

test('adds up kinds, pieces and fen exactly', () => {
  const [first] = family.parts;
  const [one, other] = Object.values(first?.offers ?? {});
  if (!first || !one || !other) throw new Error('The fixture has two offers.');
  expect(
    totalOf(family, { [keyOf(first.id, one.uniqueId)]: 3, [keyOf(first.id, other.uniqueId)]: 2, 'gone/x': 9 }),
  ).toEqual({ kinds: 2, pieces: 5, sum: one.price * 3 + other.price * 2 });
});

test('a part without a family stands alone in all its colours; photos have no matrix', () => {
  const alone = familyOfOne(plate);
  expect(alone?.parts).toHaveLength(1);
  expect(alone?.colours).toHaveLength(plate.offers.length);
  expect(familyOfOne(photoProduct)).toBeUndefined();
  expect(familyOfOne({ ...plate, offers: [] })).toBeUndefined();
});

test('no key leads out of the grid', () => {
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
      const end = presses.reduce((spot, press) => moved(spot, press, size) ?? spot, { row: 3, column: 7 });
      return end.row >= 0 && end.row < size.rows && end.column >= 0 && end.column < size.columns;
    }),
  );
});

test('Home and End go along the row, with Ctrl to the corners', () => {
  const size = { rows: 8, columns: 40 };
  const from = { row: 3, column: 7 };
  expect(moved(from, { ...plain, key: 'Home' }, size)).toEqual({ row: 3, column: 0 });
  expect(moved(from, { ...plain, key: 'End', ctrlKey: true }, size)).toEqual({ row: 7, column: 39 });
  expect(moved(from, { ...plain, key: 'Home', ctrlKey: true }, size)).toEqual({ row: 0, column: 0 });
  expect(moved(from, { ...plain, key: 'a' }, size)).toBeUndefined();
});
