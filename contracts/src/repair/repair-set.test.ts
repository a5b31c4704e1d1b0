import fc from 'fast-check';
import { inventoryLine, repairRegion, repairSet, repairTerms } from '../../fixtures/arbitraries/repair.ts';
import { decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import {
  repairCodeCheck,
  repairInventory,
  repairPurchases,
  repairRegions,
  repairSets,
  type CodeStatus,
} from '../index.ts';

const ok = (data: unknown) => ({ status: 200, data });
const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' } as const;
const WHITE = { kind: 'part', shape: '3023', hex: 'FFFFFF', finish: 'solid' } as const;

test('reads the promises of the service', () => {
  expect(decoded(repairRegions, '44').terms).toEqual({
    windowDays: 90,
    maxParticles: 20,
    workingDays: 10,
    maxMessageLength: 150,
    describedPrice: 50,
  });
  expect(decoded(repairRegions, '54').terms).toMatchObject({ workingDays: 10, describedPrice: undefined });
});

test('reads where parts are sent to, on which terms', () => {
  const [mainland, , germany, antarctica] = decoded(repairRegions, '44').regions;
  expect(mainland).toEqual({
    code: 'CN',
    name: '中国大陆',
    area: 'mainland',
    service: 'free',
    postage: 1000,
    isPostageFree: true,
    carrier: '顺丰速运',
    travelDays: { from: 2, to: 4 },
  });
  expect(germany).toMatchObject({ area: 'other', service: 'paid', postage: 6800, isPostageFree: false });
  expect(antarctica).toMatchObject({ service: 'none', carrier: '' });
});

test('what the server does not say of a region is unknown: postage, carrier and days, also half a range of days', () => {
  const [mainland, taiwan] = decoded(repairRegions, '54').regions;
  expect(mainland).toMatchObject({ postage: 1000, isPostageFree: true, carrier: '', travelDays: undefined });
  expect(taiwan).toMatchObject({ postage: undefined, isPostageFree: false, travelDays: undefined });
});

test('a region with a service or an area that does not exist is a fault', () => {
  const answer = (columns: object) =>
    ok({
      terms: { free_days: 90, max_num: 20, work_days: 10, mark_length: 150 },
      list: [{ code: 'CN', area: 'mainland', service: 'free', ...columns }],
    });
  expect(decodeAnswer(repairRegions, answer({})).kind).toBe('done');
  expect(() => decodeAnswer(repairRegions, answer({ service: 'cheap' }))).toThrow('data.list[0].service');
  expect(() => decodeAnswer(repairRegions, answer({ area: 'moon' }))).toThrow('data.list[0].area');
});

test('reads sets of both generations alike', () => {
  expect(decoded(repairSets, '44')[0]).toEqual({
    number: '801208',
    name: '街角面包房',
    pictures: [RED, WHITE],
    pieces: 1208,
    bags: 6,
    steps: 64,
  });
  expect(decoded(repairSets, '54')).toEqual([decoded(repairSets, '44')[0]]);
});

test('reads where in a set a part is used, and what is sent instead when it is out of stock', () => {
  const { set, lines } = decoded(repairInventory, '44');
  expect(set.number).toBe('801208');
  expect(lines[0]).toMatchObject({
    id: '501',
    quantity: 12,
    spare: 0,
    price: 22,
    stock: 4000,
    restockDays: undefined,
    uses: [
      { bag: 1, step: 3, quantity: 4 },
      { bag: 2, step: 15, quantity: 8 },
    ],
  });
  expect(lines[1]).toMatchObject({
    stock: 0,
    restockDays: 12,
    spare: 1,
    substitutes: [{ uniqueId: '55667788', colour: { id: '71', name: '浅灰' }, stock: 900 }],
  });
});

test('a part without a stock can still be requested, and has no spare ones or substitutes', () => {
  const [brick, printed] = decoded(repairInventory, '54').lines;
  expect(brick).toMatchObject({ stock: undefined, spare: 0, substitutes: [], shopNumber: '' });
  expect(brick?.uses).toEqual([
    { bag: 1, step: 3, quantity: 4 },
    { bag: 2, step: 15, quantity: 8 },
  ]);
  expect(printed).toMatchObject({ stock: 0, uses: [], substitutes: [], picture: { kind: 'photo', url: '' } });
});

test('reads the sets that a shopper bought, with the day and the order', () => {
  expect(decoded(repairPurchases, '44').map(({ set, ...bought }) => [set.number, bought])).toEqual([
    ['801208', { orderNumber: 'cp513622411122334455', boughtOn: '2026-10-14' }],
    ['60412', { orderNumber: 'cp513622411122330001', boughtOn: '2026-02-28' }],
  ]);
  expect(decoded(repairPurchases, '54')[0]?.orderNumber).toBe('3647112233445566');
});

test('a day of purchase in another format is a fault', () => {
  const [bought] = [{ set: { set_no: '801208', slider_image: [], num: 1, bag_num: 1, step_num: 1 }, order_id: '' }];
  expect(() => decodeAnswer(repairPurchases, ok([{ ...bought, buy_date: '14.10.2026' }]))).toThrow('data[0].buy_date');
});

test('reads whether the free repair of a code is used, since when, and by which of the shopper’s own requests', () => {
  expect(decoded(repairCodeCheck, '44')).toEqual({ status: 'unused', usedBy: '' });
  expect(decoded(repairCodeCheck, '44', 'used')).toEqual({
    status: 'used',
    usedAt: Date.parse('2026-03-12T16:20:05+08:00'),
    usedBy: 'bh513622411122334455',
  });
  expect(decoded(repairCodeCheck, '54', 'used')).toMatchObject({ status: 'used', usedBy: '' });
  expect(decoded(repairCodeCheck, '54', 'other-set')).toMatchObject({ status: 'otherSet', usedAt: undefined });
});

test('a code is checked with the set of its box', () => {
  const sent = { code: '7K3F9QTA2MWX5RP8', set_no: '801208' };
  expect(encodeValue(repairCodeCheck, repairCodeCheck.body, sent)).toEqual(sent);
});

test('everything that is known before a request survives a round trip through JSON', () => {
  const status = fc.constantFrom<CodeStatus>('unused', 'used', 'unknown', 'otherSet');
  fc.assert(
    fc.property(repairTerms, fc.array(repairRegion, { maxLength: 3 }), (terms, regions) => {
      expect(roundTrip(repairRegions, { terms, regions })).toEqual({ terms, regions });
    }),
  );
  fc.assert(
    fc.property(repairSet, fc.array(inventoryLine, { maxLength: 3 }), status, (set, lines, known) => {
      expect(roundTrip(repairSets, [set])).toEqual([set]);
      expect(roundTrip(repairInventory, { set, lines })).toEqual({ set, lines });
      expect(roundTrip(repairCodeCheck, { status: known, usedBy: '' })).toEqual({ status: known, usedBy: '' });
    }),
  );
});
