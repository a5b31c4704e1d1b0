import fc from 'fast-check';
import * as z from 'zod/mini';
import { listOf, mapOf, orEmptyList, sentOrEmptyList } from './list-or-map.ts';
import { withDefault } from './maybe.ts';
import { money } from './money.ts';

const prices = listOf(money);
const price = orEmptyList(z.object({ price: money }));
const priceMap = mapOf(money);

test('reads a list from an object with numeric keys', () => {
  expect(z.decode(prices, { 0: '1.00', 2: '3.00', 10: 5 })).toEqual([100, 300, 500]);
  expect(z.decode(prices, ['1.00'])).toEqual([100]);
});

test('a missing list is a fault, not an empty one, and so is null', () => {
  for (const list of [undefined, null]) {
    expect(z.safeDecode(z.object({ list: prices }), { list } as never).success).toBe(false);
    expect(z.safeDecode(z.object({ list: priceMap }), { list } as never).success).toBe(false);
  }
});

test('a list that says nothing when it is empty may be missing', () => {
  const pictures = z.object({ list: withDefault(listOf(money), []) });
  for (const none of [{}, { list: null }, { list: [] }]) expect(z.decode(pictures, none)).toEqual({ list: [] });
  expect(z.decode(pictures, { list: { 1: '1.00' } })).toEqual({ list: [100] });
});

test('an empty object is decoded from [] and encoded as []', () => {
  for (const none of [[], null, undefined]) expect(z.decode(price, none)).toBeUndefined();
  expect(z.decode(price, { price: '1.00' })).toEqual({ price: 100 });
  expect(z.encode(price, undefined)).toEqual([]);
});

test('an object that must be sent may be empty, but not absent', () => {
  const line = z.object({ product: sentOrEmptyList(z.object({ price: money })) });
  for (const none of [[], null]) expect(z.decode(line, { product: none })).toEqual({ product: undefined });
  expect(z.encode(line, { product: undefined })).toEqual({ product: [] });
  expect(z.safeDecode(line, {} as never).success).toBe(false);
});

test('an empty map is decoded from [] and encoded as []', () => {
  expect(z.decode(priceMap, [])).toEqual({});
  expect(z.decode(priceMap, { 红: '1.00', 3001: 2 })).toEqual({ 红: 100, 3001: 200 });
  expect(z.encode(priceMap, {})).toEqual([]);
});

test('leaves out a key that would change the prototype', () => {
  const decoded = z.decode(priceMap, JSON.parse('{"__proto__": 5, "红": "1.00"}') as never);
  expect(Object.entries(decoded)).toEqual([['红', 100]]);
  expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
});

test('lists and maps survive a round trip', () => {
  const fen = fc.integer({ min: 0, max: 1e9 });
  const name = fc.string({ minLength: 1 }).filter((key) => key !== '__proto__');
  fc.assert(
    fc.property(fc.array(fen), fc.dictionary(name, fen, { noNullPrototype: true }), (list, map) => {
      expect(z.decode(prices, z.encode(prices, list))).toEqual(list);
      expect(z.decode(priceMap, z.encode(priceMap, map))).toEqual(map);
    }),
  );
});

test.each([['1.00'], [1], [true], [['free']], [{ 0: 'free' }]])('a list refuses %j', (wire) => {
  expect(z.safeDecode(prices, wire as never).success).toBe(false);
});

test.each([[['1.00']], ['x'], [{ a: [] }]])('a map refuses %j', (wire) => {
  expect(z.safeDecode(priceMap, wire as never).success).toBe(false);
});

test.each([[[1]], ['x'], [{}]])('an object that may be empty refuses %j', (wire) => {
  expect(z.safeDecode(price, wire as never).success).toBe(false);
});
