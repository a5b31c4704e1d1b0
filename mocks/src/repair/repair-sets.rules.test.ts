import {
  groupedCode,
  repairCodeCheck,
  repairInventory,
  repairPurchases,
  repairRegions,
  repairSets,
  stockServers,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { usedCodeOf } from './first-sets.ts';
import { codesOf } from './sets/codes.ts';

const check = (code: string, setNumber = '801208') => ({ body: { code, set_no: setNumber } });
const [CODE = ''] = codesOf('801208');
const DAY = 24 * 3_600_000;

test('shows the terms of the service and the regions before anything is typed', async () => {
  const { get } = visit({ language: 'en' });
  const { terms, regions } = await get(repairRegions, {});
  expect(terms).toEqual({
    windowDays: 90,
    maxParticles: 20,
    workingDays: 10,
    maxMessageLength: 150,
    describedPrice: 60,
  });
  expect(regions[0]).toMatchObject({ code: 'CN', name: 'Mainland China', carrier: 'SF Express' });
});

test('suggests sets by number and by name in the language of the shopper', async () => {
  const chinese = visit();
  const english = visit({ language: 'en' });
  expect(await chinese.get(repairSets, { query: { keyword: '面包', limit: 8 } })).toMatchObject([
    { number: '801208', name: '街角面包房', pieces: 1208, bags: 6, steps: 64 },
  ]);
  expect(await english.get(repairSets, { query: { keyword: '8012', limit: 2 } })).toHaveLength(2);
  expect(await english.get(repairSets, { query: { keyword: 'zeppelin', limit: 8 } })).toEqual([]);
});

test('opens the parts of a set, and refuses a set that the shop does not have', async () => {
  const { get, refusalOf } = visit({ language: 'en' });
  const { set, lines } = await get(repairInventory, { params: { setNumber: '801208-1' } });
  expect(set).toMatchObject({ number: '801208', name: 'Corner bakery' });
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1208);
  const refused = await refusalOf(repairInventory, { params: { setNumber: '899999' } });
  expect(refused).toEqual({ status: 400, message: expect.stringContaining('899999') });
});

test('offers similar colours and says when a sold-out part is back, where it knows', async () => {
  const { get, shop } = visit({ scenario: 'a part of the set is sold out' });
  const { lines } = await get(repairInventory, { params: { setNumber: '801208' } });
  const part = lines.find(({ id }) => id === shop.known.inventoryId);
  expect(part?.stock).toBe(0);
  expect(part?.restockDays).toBeGreaterThan(0);
  expect(part?.substitutes.length).toBeGreaterThan(0);
  expect(part?.substitutes.every(({ stock = 0, uniqueId }) => stock > 0 && uniqueId !== part.uniqueId)).toBe(true);
  expect(lines.filter(({ stock }) => stock !== 0).every(({ substitutes }) => substitutes.length === 0)).toBe(true);
});

test('offers no similar colour when every one is sold out', async () => {
  const { get, shop } = visit({ scenario: 'a part of the set is sold out in every colour' });
  const { lines } = await get(repairInventory, { params: { setNumber: '801208' } });
  expect(lines.find(({ id }) => id === shop.known.inventoryId)).toMatchObject({ stock: 0, substitutes: [] });
});

test('lists the sets that a shopper bought, newest first, the last one more than 90 days ago', async () => {
  const { get, clock } = visit({ scenario: 'a shopper is signed in' });
  const bought = await get(repairPurchases, {});
  expect(bought.map(({ set }) => set.number)).toEqual(['806018', '801208', '803025']);
  const daysAgo = bought.map(({ boughtOn }) => Math.floor((clock.now() - Date.parse(boughtOn)) / DAY));
  expect(daysAgo).toEqual([12, 37, 143]);
});

test('a shopper who bought no set has an empty list', async () => {
  const { get } = visit({ scenario: 'a shopper is signed in', params: { account: 'new' } });
  expect(await get(repairPurchases, {})).toEqual([]);
});

test('knows unused codes, codes of other sets and codes that no box has', async () => {
  const { get } = visit();
  expect(await get(repairCodeCheck, check(groupedCode(CODE)))).toEqual({
    status: 'unused',
    usedAt: undefined,
    usedBy: '',
  });
  expect(await get(repairCodeCheck, check(CODE, '806018'))).toMatchObject({ status: 'otherSet' });
  expect(await get(repairCodeCheck, check('2222222222222222'))).toMatchObject({ status: 'unknown' });
});

test('says when the free repair of a code was used, without the number of another shopper', async () => {
  const { get, clock } = visit();
  expect(await get(repairCodeCheck, check(usedCodeOf('801208')))).toEqual({
    status: 'used',
    usedAt: clock.now() - 64 * DAY,
    usedBy: '',
  });
});

test('refuses codes that cannot exist, each with a sentence of its own', async () => {
  const { refusalOf } = visit({ language: 'en' });
  const swapped = `${CODE.slice(1, 2)}${CODE.slice(0, 1)}${CODE.slice(2)}`;
  const messages: string[] = [];
  for (const typed of ['', CODE.slice(0, 15), `${CODE}2`, `0${CODE.slice(1)}`, swapped])
    messages.push((await refusalOf(repairCodeCheck, check(typed))).message);
  expect(messages[0]).toBe(messages[1]);
  expect(new Set(messages).size).toBe(4);
});

test('codes cannot be guessed: after many unknown ones the shopper waits', async () => {
  const { get, refusalOf, clock } = visit({ scenario: 'a shopper is signed in', language: 'en' });
  for (let tries = 0; tries < 20; tries++) await get(repairCodeCheck, check('2222222222222222'));
  expect((await refusalOf(repairCodeCheck, check(CODE))).message).toContain('10 minutes');
  clock.move(10 * 60_000);
  expect(await get(repairCodeCheck, check(CODE))).toMatchObject({ status: 'unused' });
});

test.each([
  'the server is a stock CRMEB 5.4',
  'the server is a stock CRMEB 4.4',
  'the shop has no repair service',
] as const)('answers no call of the repair service when %s', async (scenario) => {
  const { shop } = visit({ scenario });
  const service = stockServers['5.4'].calls.filter((name) => name.startsWith('repair'));
  expect(service.length).toBeGreaterThan(15);
  for (const [call, sent] of [
    [repairRegions, {}],
    [repairSets, { query: { keyword: '', limit: 3 } }],
    [repairInventory, { params: { setNumber: '801208' } }],
    [repairPurchases, {}],
    [repairCodeCheck, check(CODE)],
  ] as const)
    expect((await answer(shop, requestOf(call, sent))).status).toBe(404);
});
