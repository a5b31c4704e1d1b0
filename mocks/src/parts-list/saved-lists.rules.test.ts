import { deleteList, matchParts, savedList, savedLists, saveList, type PartCount } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRows, mergeWithDefaults, toRows } from '../persistence/rows.ts';
import { accountNamed } from '../session/accounts.ts';
import { createShop } from '../shop/create-shop.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';

const PAIRS: PartCount[] = [
  { part: '3001', colour: 4, quantity: 10 },
  { part: '0055', colour: 9999, quantity: 1 },
];
const signedIn = (language?: string) => visit({ scenario: 'a shopper is signed in', language });
const instructions = { 'zh-Hans': /请/, 'zh-Hant': /請/, en: /please/i };

test('a shopper saves lists, sees the newest first, opens and deletes them', async () => {
  const { get, clock } = signedIn();
  const saved = clock.now();
  const station = await get(saveList, { body: { name: '  小城车站 ', pairs: PAIRS } });
  clock.move(60_000);
  const box = await get(saveList, { body: { name: '圣诞礼盒', pairs: PAIRS.slice(0, 1) } });
  expect(await get(savedLists, {})).toEqual([
    { id: box.id, name: '圣诞礼盒', lines: 1, pieces: 10, savedAt: saved + 60_000 },
    { id: station.id, name: '小城车站', lines: 2, pieces: 11, savedAt: saved },
  ]);
  expect(await get(savedList, { params: { id: station.id } })).toEqual({
    id: station.id,
    name: '小城车站',
    pairs: PAIRS,
  });
  await get(deleteList, { body: { id: station.id } });
  expect((await get(savedLists, {})).map(({ id }) => id)).toEqual([box.id]);
});

test('a list that replaces another has its id and becomes the newest', async () => {
  const { get, shop } = signedIn();
  const { id } = await get(saveList, { body: { name: '小城车站', pairs: PAIRS } });
  await get(saveList, { body: { name: '圣诞礼盒', pairs: PAIRS } });
  expect(await get(saveList, { body: { id, name: '小城车站（改）', pairs: PAIRS.slice(1) } })).toEqual({ id });
  expect((await get(savedLists, {})).map(({ name, lines }) => [name, lines])).toEqual([
    ['小城车站（改）', 1],
    ['圣诞礼盒', 2],
  ]);
  expect(Object.keys(shop.state.listPairs)).toHaveLength(2);
});

test('a list that is saved again with the same key exists once', async () => {
  const { get } = signedIn();
  const key = 'the-first-saving';
  const { id } = await get(saveList, { body: { key, name: '小城车站', pairs: PAIRS } });
  expect(await get(saveList, { body: { key, name: '小城车站', pairs: PAIRS } })).toEqual({ id });
  expect(await get(savedLists, {})).toHaveLength(1);
  expect((await get(saveList, { body: { key: 'another-saving', name: '小城车站', pairs: PAIRS } })).id).not.toBe(id);
  expect((await get(saveList, { body: { name: '小城车站', pairs: PAIRS } })).id).not.toBe(id);
  expect(await get(savedLists, {})).toHaveLength(3);
});

test('the same pair in several lines is saved once, with the total of its pieces', async () => {
  const { get } = signedIn();
  const { id } = await get(saveList, {
    body: { name: '两行', pairs: [...PAIRS, { part: '3001', colour: 4, quantity: 5 }] },
  });
  expect((await get(savedList, { params: { id } })).pairs).toEqual([
    { part: '3001', colour: 4, quantity: 15 },
    PAIRS[1],
  ]);
});

test.each(['zh-Hans', 'zh-Hant', 'en'] as const)(
  'refuses invalid lists in %s with an instruction',
  async (language) => {
    const { get, refusalOf } = signedIn(language);
    const bad: { name: string; pairs: PartCount[] }[] = [
      { name: '   ', pairs: PAIRS },
      { name: '字'.repeat(61), pairs: PAIRS },
      { name: 'a', pairs: [{ part: '3001', colour: 4, quantity: 0 }] },
      { name: 'a', pairs: [{ part: '3001', colour: 4, quantity: -3 }] },
      { name: 'a', pairs: [{ part: '3001', colour: 4, quantity: 1_000_000 }] },
      {
        name: 'a',
        pairs: [
          { part: '3001', colour: 4, quantity: 999_999 },
          { part: '3001', colour: 4, quantity: 1 },
        ],
      },
      { name: 'a', pairs: [{ part: '', colour: 4, quantity: 1 }] },
      { name: 'a', pairs: [{ part: ' 3001', colour: 4, quantity: 1 }] },
      { name: 'a', pairs: [{ part: 'x'.repeat(65), colour: 4, quantity: 1 }] },
      { name: 'a', pairs: [{ part: '3001', colour: -1, quantity: 1 }] },
      { name: 'a', pairs: [{ part: '3001', colour: Number.NaN, quantity: 1 }] },
    ];
    for (const body of bad)
      expect((await refusalOf(saveList, { body })).message, JSON.stringify(body)).toMatch(instructions[language]);
    for (const id of ['9999', '__proto__']) {
      expect((await refusalOf(saveList, { body: { id, name: 'a', pairs: PAIRS } })).message).toMatch(
        instructions[language],
      );
      expect((await refusalOf(savedList, { params: { id } })).message).toMatch(instructions[language]);
      expect((await refusalOf(deleteList, { body: { id } })).message).toMatch(instructions[language]);
    }
    expect(await get(savedLists, {})).toEqual([]);
  },
);

test('accepts a name of 60 characters, also of ones with two code units', async () => {
  const { get } = signedIn();
  const name = '🧱'.repeat(60);
  await get(saveList, { body: { name, pairs: PAIRS } });
  expect((await get(savedLists, {}))[0]?.name).toBe(name);
});

test('accepts a hundred lists; each of them can still be replaced', async () => {
  const { get, refusalOf } = signedIn();
  let id = '';
  for (let nth = 0; nth < 100; nth += 1) ({ id } = await get(saveList, { body: { name: `第${nth}份`, pairs: PAIRS } }));
  expect((await refusalOf(saveList, { body: { name: '再一份', pairs: PAIRS } })).message).toBe(
    '最多保存100份清单，请先删除不再需要的',
  );
  expect(await get(saveList, { body: { id, name: '最后一份', pairs: PAIRS } })).toEqual({ id });
  await get(deleteList, { body: { id } });
  await get(saveList, { body: { name: '再一份', pairs: PAIRS } });
  expect(await get(savedLists, {})).toHaveLength(100);
});

test('a list exists for its owner only', async () => {
  const { get, shop } = signedIn();
  const { id } = await get(saveList, { body: { name: '我的', pairs: PAIRS } });
  const poor = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect(await poor.get(savedLists, {})).toEqual([]);
  for (const refused of [
    poor.refusalOf(savedList, { params: { id } }),
    poor.refusalOf(deleteList, { body: { id } }),
    poor.refusalOf(saveList, { body: { id, name: '你的', pairs: PAIRS } }),
  ]) {
    expect((await refused).message).toBe('该清单不存在或已删除，请重新选择');
  }
  expect(await get(savedList, { params: { id } })).toEqual({ id, name: '我的', pairs: PAIRS });
});

test('saved lists require signing in, matching parts does not', async () => {
  const { refusalOf, ask } = visit();
  expect((await refusalOf(savedLists, {})).status).toBe(410000);
  expect((await refusalOf(saveList, { body: { name: 'a', pairs: PAIRS } })).status).toBe(410000);
  expect((await ask(matchParts, { body: { pairs: [{ part: '3001', colour: 4 }] } })).kind).toBe('done');
});

test('any list is returned as it was saved, also after a restart', async () => {
  const pair = fc.record({
    part: fc.stringMatching(/^[0-9a-z]{1,12}$/),
    colour: fc.nat({ max: 9999 }),
    quantity: fc.integer({ min: 1, max: 999_999 }),
  });
  const lists = fc.uniqueArray(pair, {
    minLength: 1,
    maxLength: 30,
    selector: ({ part, colour }) => `${part}/${colour}`,
  });
  await fc.assert(
    fc.asyncProperty(lists, async (pairs) => {
      const { get, shop } = signedIn();
      const { id } = await get(saveList, { body: { name: '原样', pairs } });
      shop.state = mergeWithDefaults(createShop().state, fromRows(toRows(shop.state)));
      expect((await get(savedList, { params: { id } })).pairs).toEqual(pairs);
      expect(await get(savedLists, {})).toMatchObject([
        { lines: pairs.length, pieces: pairs.reduce((sum, { quantity }) => sum + quantity, 0) },
      ]);
    }),
    { numRuns: 25 },
  );
});
