import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShop } from '../shop/create-shop.ts';
import type { ShopState } from '../core/state.ts';
import { fromRows, mergeWithDefaults, toRows } from './rows.ts';

const jsonValue = fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null);
const key = fc.oneof(fc.string(), fc.constantFrom('', '/', '__proto__', 'constructor', '0', '00', '10', '2'));
const part = fc.oneof(
  fc.dictionary(key, jsonValue),
  fc.array(jsonValue),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
);
const anyState = fc
  .dictionary(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', 'c', 'Z') }), part)
  .map((parts) => JSON.parse(JSON.stringify(parts)) as ShopState);

test('a state is restored from its rows', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(JSON.stringify(fromRows(toRows(state)))).toBe(JSON.stringify(state));
    }),
  );
});

test('each row has a unique name', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const names = [...toRows(state)].map(({ section, name }) => `${section}\n${name}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('rows may be in any order; lists are restored in theirs', () => {
  const { state } = createShop();
  const back = fromRows([...toRows(state)].toReversed());
  expect(back).toEqual(state);
  expect(back.messages?.map(({ id }) => id)).toEqual(state.messages.map(({ id }) => id));
});

test('a changed entry changes one row', () => {
  const { state } = createShop({ scenario: 'an order is paid' });
  const before = new Set([...toRows(state)].map((row) => JSON.stringify(row)));
  for (const order of Object.values(state.orders)) order.step = 'completed';
  expect([...toRows(state)].filter((row) => !before.has(JSON.stringify(row)))).toMatchObject([{ section: 'orders' }]);
});

test('an image that is written is not serialized again', () => {
  const { state } = createShop();
  state.uploads['a.png'] = { type: 'image/png', base64: 'AAAA' };
  const seen = [...toRows(state, () => true)];
  expect(seen.filter(({ section }) => section === 'uploads')).toEqual([{ section: 'uploads', name: '', json: '{}' }]);
  expect(seen.length).toBe([...toRows(state)].length - 1);
});

test('what a file lacks has its default, what it has is preserved', () => {
  const { state: fresh } = createShop();
  const stored = {
    ...structuredClone(fresh),
    backOffice: { ...fresh.backOffice, decides: 'never' as const },
    tokens: { abc: { accountId: '1', expiresAt: 1 } },
    lastId: 4711,
  };
  const { reviews: _, ...older } = stored;
  const merged = mergeWithDefaults(fresh, { ...older, backOffice: { decides: 'never' } as ShopState['backOffice'] });
  expect(merged).toEqual({ ...stored, reviews: [], backOffice: { ...fresh.backOffice, decides: 'never' } });
});
