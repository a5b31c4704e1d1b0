import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Without minus zero, which JSON does not have. */
const json = fc.jsonValue().map(copyOf);

test('an equal answer is the former one, also if the former one was sent as JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      const before = copyOf(value);
      expect(shareEqual(before, value)).toBe(before);
    }),
  );
  const answer = { products: [{ id: '1', marketPrice: undefined, part: { weight: 2320, lacks: undefined } }] };
  const before = copyOf(answer);
  expect(shareEqual(before, answer)).toBe(before);
});

test('a changed answer is the new one, with the equal parts of the former one', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(shareEqual(before, after)).toEqual(after);
    }),
  );
  const before = {
    products: [
      { id: '1', stock: 5 },
      { id: '2', stock: 5 },
    ],
    total: 2,
  };
  const shared = shareEqual(before, {
    products: [
      { id: '1', stock: 5 },
      { id: '2', stock: 4 },
    ],
    total: 2,
  });
  expect(shared).toEqual({
    products: [
      { id: '1', stock: 5 },
      { id: '2', stock: 4 },
    ],
    total: 2,
  });
  expect((shared as typeof before).products[0]).toBe(before.products[0]);
});

test.each([
  [{ price: 62, marketPrice: 88 }, { price: 62 }],
  [
    { price: 62, marketPrice: 88 },
    { price: 62, marketPrice: undefined },
  ],
  [{ price: 62 }, { price: 62, marketPrice: 88 }],
  [[1, 2], [1]],
  [{ 0: 1 }, [1]],
])('%j is not %j', (before, after) => {
  expect(shareEqual(before, after)).not.toBe(before);
  expect(shareEqual(before, after)).toEqual(after);
});
