import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShop } from '../shop/shop.ts';
import type { ShopState } from '../shop/state.ts';
import { fromRows, overFresh, toRows } from './rows.ts';

const thing = fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null);
const key = fc.oneof(fc.string(), fc.constantFrom('', '/', '__proto__', 'constructor', '0', '00', '10', '2'));
const part = fc.oneof(
  fc.dictionary(key, thing),
  fc.array(thing),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
);
const anyState = fc
  .dictionary(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', 'c', 'Z') }), part)
  .map((parts) => JSON.parse(JSON.stringify(parts)) as ShopState);

test('whatever a state holds, its rows give it back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(JSON.stringify(fromRows(toRows(state)))).toBe(JSON.stringify(state));
    }),
  );
});

test('each row has a name of its own', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const names = [...toRows(state)].map(({ section, name }) => `${section}\n${name}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('rows may come in any order, lists do not mind', () => {
  const { state } = createShop();
  const back = fromRows([...toRows(state)].toReversed());
  expect(back).toEqual(state);
  expect(back.messages?.map(({ id }) => id)).toEqual(state.messages.map(({ id }) => id));
});

test('a thing that changes changes one row', () => {
  const { state } = createShop({ scenario: 'an order is paid' });
  const before = new Set([...toRows(state)].map((row) => JSON.stringify(row)));
  for (const order of Object.values(state.orders)) order.step = 'completed';
  expect([...toRows(state)].filter((row) => !before.has(JSON.stringify(row)))).toMatchObject([{ section: 'orders' }]);
});

test('an image that is written is not read through again', () => {
  const { state } = createShop();
  state.uploads['a.png'] = { type: 'image/png', base64: 'AAAA' };
  const seen = [...toRows(state, () => true)];
  expect(seen.filter(({ section }) => section === 'uploads')).toEqual([{ section: 'uploads', name: '', json: '{}' }]);
  expect(seen.length).toBe([...toRows(state)].length - 1);
});

test('what a file does not know yet has its default, what it knows stays', () => {
  const { state: fresh } = createShop();
  const kept = {
    ...structuredClone(fresh),
    backOffice: { ...fresh.backOffice, decides: 'never' as const },
    tokens: { abc: { accountId: '1', expiresAt: 1 } },
    lastId: 4711,
  };
  const { reviews: _, ...older } = kept;
  const merged = overFresh(fresh, { ...older, backOffice: { decides: 'never' } as ShopState['backOffice'] });
  expect(merged).toEqual({ ...kept, reviews: [], backOffice: { ...fresh.backOffice, decides: 'never' } });
});
