import fc from 'fast-check';
import { batchResult, matchedPart, partCount, savedListRow } from '../../fixtures/arbitraries/parts-list.ts';
import { decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, decodeSent, encodeValue } from '../envelope.ts';
import {
  cartAddBatch,
  matchParts,
  MAX_BATCH_LINES,
  MAX_PAIRS,
  MAX_SAVED_PAIRS,
  savedList,
  savedLists,
  saveList,
} from '../index.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' } as const;
const ok = (data: unknown) => ({ status: 200, data });

test('a part on sale has the price of each of its colours', () => {
  expect(decoded(matchParts, '44')[0]).toEqual({
    part: '3001',
    product: {
      id: '301',
      number: '3001',
      shopNumber: 'GDS-542',
      name: '砖 2 × 4',
      picture: RED,
      isOnSale: true,
      weight: 2320,
      colours: [
        { colour: 4, uniqueId: 'a1b2c3d4', price: 90, stock: 4000 },
        { colour: 0, uniqueId: '0a0b0c0d', price: 85, stock: 0 },
      ],
    },
  });
});

test('a part that is not sold has no product, from an empty list or null', () => {
  expect(decoded(matchParts, '44')[1]).toEqual({ part: '3626cpr0001' });
  expect(decoded(matchParts, '54')[1]).toEqual({ part: '0055' });
});

test('a limit applies only when it is enabled, and unknown colours are included', () => {
  const [, , limited, offSale] = decoded(matchParts, '44');
  expect(limited?.product).toMatchObject({ limit: 30, colours: [{ colour: 15 }, { colour: 9042 }] });
  expect(decoded(matchParts, '44')[0]?.product).toMatchObject({ limit: undefined });
  expect(offSale?.product).toMatchObject({
    isOnSale: false,
    colours: [],
    weight: 0,
    picture: { kind: 'photo', url: '' },
  });
});

test('reads the other generation’s digits, lists with holes and numeric part numbers alike', () => {
  const [first, , last] = decoded(matchParts, '54');
  expect(first).toMatchObject({
    part: '3001',
    product: {
      id: '301',
      number: '3001',
      shopNumber: '',
      isOnSale: true,
      limit: 200,
      weight: 2320,
      colours: [
        { colour: 4, stock: 4000 },
        { colour: 15, stock: 7 },
      ],
    },
  });
  expect(last).toEqual({
    part: '3e10',
    product: {
      id: '310',
      number: '3e10',
      shopNumber: '',
      name: '拱 1 × 4',
      picture: { kind: 'photo', url: '' },
      isOnSale: false,
      weight: 0,
      colours: [],
    },
  });
});

test('a match without its list or without the colours of a part is a fault', () => {
  expect(() => decodeAnswer(matchParts, ok({}))).toThrow('matchParts: data.list: expected');
  expect(() =>
    decodeAnswer(
      matchParts,
      ok({ list: [{ part_no: '3001', product: { id: 1, number: '3001', store_name: 'x', is_show: 1 } }] }),
    ),
  ).toThrow('colors');
  expect(() => decodeAnswer(matchParts, ok({ list: [{ product: [] }] }))).toThrow(
    'matchParts: data.list[0].part_no: expected',
  );
});

test('reads when lists were saved, where the server sends it', () => {
  expect(decoded(savedLists, '44')[0]).toEqual({
    id: '7',
    name: '圣诞礼盒',
    lines: 6,
    pieces: 72,
    savedAt: Date.parse('2026-11-20T10:00:00+08:00'),
  });
  expect(decoded(savedLists, '54')).toEqual([
    { id: '7', name: '圣诞礼盒', lines: 6, pieces: 72, savedAt: Date.parse('2026-11-20T10:00:00+08:00') },
    { id: '3646988043223302144', name: '没有时间的一份', lines: 1, pieces: 1 },
  ]);
});

test('reads the pairs of a saved list with part numbers as text', () => {
  expect(decoded(savedList, '44').pairs).toEqual([
    { part: '3001', colour: 4, quantity: 10 },
    { part: '3069b', colour: 0, quantity: 2 },
    { part: '0055', colour: 9999, quantity: 1 },
  ]);
  expect(decoded(savedList, '54')).toEqual({
    id: '7',
    name: '圣诞礼盒',
    pairs: [
      { part: '3001', colour: 4, quantity: 10 },
      { part: '3e10', colour: 15, quantity: 2 },
    ],
  });
});

test('reads the added pieces and the reason of each line of a batch; an unknown reason is left out', () => {
  expect(decoded(cartAddBatch, '44').map(({ added, reason }) => [added, reason])).toEqual([
    [10, undefined],
    [30, 'limit'],
    [0, 'stock'],
    [0, 'offSale'],
    [0, 'full'],
  ]);
  expect(decoded(cartAddBatch, '54')).toEqual([
    { productId: '301', uniqueId: 'a1b2c3d4', added: 10 },
    { productId: '158', uniqueId: '11223344', added: 3 },
    { productId: '217', uniqueId: '77777777', added: 0, reason: 'offSale' },
  ]);
});

test('encodes what is sent with the wire names, and decodes it again', () => {
  const pairs = { pairs: [{ part: '0055', colour: 4 }] };
  const batch = { key: 'a-key-of-one-batch', lines: [{ productId: '301', uniqueId: 'a1b2c3d4', quantity: 2 }] };
  const list = { name: '圣诞礼盒', pairs: [{ part: '3001', colour: 4, quantity: 10 }] };
  expect(encodeValue(matchParts, matchParts.body, pairs)).toEqual({ pairs: [{ part_no: '0055', color_id: 4 }] });
  expect(encodeValue(cartAddBatch, cartAddBatch.body, batch)).toEqual({
    key: 'a-key-of-one-batch',
    lines: [{ product_id: 301, unique: 'a1b2c3d4', cart_num: 2 }],
  });
  expect(encodeValue(saveList, saveList.body, list)).toEqual({
    name: '圣诞礼盒',
    pairs: [{ part_no: '3001', color_id: 4, num: 10 }],
  });
  expect(
    decodeSent(saveList, saveList.body, { id: 7, name: 'x', pairs: [{ part_no: 3001, color_id: '4', num: '10' }] }),
  ).toEqual({ id: '7', name: 'x', pairs: list.pairs });
  for (const [call, sent] of [
    [matchParts, pairs],
    [cartAddBatch, batch],
  ] as const)
    expect(decodeSent(call, call.body, encodeValue(call, call.body, sent))).toEqual(sent);
});

test('rejects empty and too long requests', () => {
  const pairs = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ part: String(place), colour: 0, quantity: 1 }));
  const lines = (count: number) => pairs(count).map(({ part }) => ({ productId: part, uniqueId: 'a', quantity: 1 }));
  const key = 'a-key-of-one-batch';
  expect(() => encodeValue(matchParts, matchParts.body, { pairs: pairs(MAX_PAIRS) })).not.toThrow();
  for (const count of [0, MAX_PAIRS + 1])
    expect(() => encodeValue(matchParts, matchParts.body, { pairs: pairs(count) })).toThrow('pairs');
  for (const count of [0, MAX_SAVED_PAIRS + 1])
    expect(() => encodeValue(saveList, saveList.body, { name: 'x', pairs: pairs(count) })).toThrow('pairs');
  for (const count of [0, MAX_BATCH_LINES + 1])
    expect(() => encodeValue(cartAddBatch, cartAddBatch.body, { key, lines: lines(count) })).toThrow('lines');
  for (const odd of ['short', 'x'.repeat(65)])
    expect(() => encodeValue(cartAddBatch, cartAddBatch.body, { key: odd, lines: lines(1) })).toThrow('key');
});

test('any answer survives a round trip through JSON', () => {
  const rows = {
    parts: fc.array(matchedPart, { maxLength: 4 }),
    lists: fc.array(savedListRow, { maxLength: 4 }),
    pairs: fc.array(partCount, { maxLength: 4 }),
    results: fc.array(batchResult, { maxLength: 4 }),
  };
  fc.assert(
    fc.property(fc.record(rows), ({ parts, lists, pairs, results }) => {
      expect(roundTrip(matchParts, parts)).toEqual(parts);
      expect(roundTrip(savedLists, lists)).toEqual(lists);
      expect(roundTrip(savedList, { id: '7', name: '圣诞礼盒', pairs })).toEqual({
        id: '7',
        name: '圣诞礼盒',
        pairs,
      });
      expect(roundTrip(cartAddBatch, results)).toEqual(results);
    }),
  );
});
