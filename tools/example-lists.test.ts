import { readdirSync, readFileSync } from 'node:fs';
import { answer, createShop, standingClock } from '@shop/mocks';
import { BUCKETS } from '@shop/parts-list';
import { makeDesk } from '@shop/parts-list/make';
import { expect, test } from 'vitest';
import { decodeAnswer, encodeValue, matchParts, type MatchedPart, type PartPair } from '../contracts/src/index.ts';

const FOLDER = new URL('../docs/example-lists/', import.meta.url);
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

/** Lines that a shopper can count in each file: all but headers and spares. */
const LINES: Record<string, number> = {
  'batch-sheet-gb18030.csv': 27,
  'bricklink-wanted-list.xml': 25,
  'rebrickable-parts.csv': 26,
};

/** The shop as `npm start` opens it, asked as the page asks it. */
async function askShop(pairs: readonly PartPair[]): Promise<readonly MatchedPart[]> {
  const body = JSON.stringify(encodeValue(matchParts, matchParts.body, { pairs: [...pairs] }));
  const request = new Request(`http://shop.test/api${matchParts.path}`, {
    method: matchParts.method,
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const reply = decodeAnswer(
    matchParts,
    await (await answer(createShop({ clock: standingClock(NOON) }), request)).json(),
  );
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

test('there is a number of lines for each of the lists', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(LINES));
});

test.each(Object.entries(LINES))('whoever tries %s in the shop as it opens sees every bucket', async (name, lines) => {
  const desk = await makeDesk({ language: 'zh-Hans' })(undefined);
  expect(await desk.read([{ name, bytes: new Uint8Array(readFileSync(new URL(name, FOLDER))) }])).toEqual({
    state: 'read',
  });
  for (let pairs = await desk.wanted(); pairs.length > 0; pairs = await desk.wanted())
    await desk.answer(pairs, await askShop(pairs));
  const { buckets, total } = await desk.summary();
  expect(total.lines).toBe(lines);
  for (const bucket of BUCKETS) expect(buckets[bucket].lines, bucket).toBeGreaterThan(0);
});
