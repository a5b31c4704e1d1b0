import { readdirSync, readFileSync } from 'node:fs';
import { answer, createShop, manualClock } from '@shop/mocks';
import { BUCKETS } from '@shop/parts-list';
import { createListSession } from '@shop/parts-list/list-session/create';
import { expect, test } from 'vitest';
import { decodeAnswer, encodeValue, matchParts, type MatchedPart, type PartPair } from '../contracts/src/index.ts';

const FOLDER = new URL('../docs/example-lists/', import.meta.url);
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

/** Lines of each file, without headers and spare parts. */
const LINES: Record<string, number> = {
  'batch-sheet-gb18030.csv': 27,
  'bricklink-wanted-list.xml': 25,
  'rebrickable-parts.csv': 26,
};

/** The response of the shop as `npm start` opens it, encoded and decoded as over the network. */
async function matchWithShop(pairs: readonly PartPair[]): Promise<readonly MatchedPart[]> {
  const body = JSON.stringify(encodeValue(matchParts, matchParts.body, { pairs: [...pairs] }));
  const request = new Request(`http://shop.test/api${matchParts.path}`, {
    method: matchParts.method,
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const reply = decodeAnswer(
    matchParts,
    await (await answer(createShop({ clock: manualClock(NOON) }), request)).json(),
  );
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

test('the number of lines of every example list is known', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(LINES));
});

test.each(Object.entries(LINES))('the example list %s has lines in every bucket', async (name, lines) => {
  const session = await createListSession({ language: 'zh-Hans' })(undefined);
  expect(await session.read([{ name, bytes: new Uint8Array(readFileSync(new URL(name, FOLDER))) }])).toEqual({
    state: 'read',
  });
  for (let pairs = await session.pairsToMatch(); pairs.length > 0; pairs = await session.pairsToMatch())
    await session.addMatches(pairs, await matchWithShop(pairs));
  const { buckets, total } = await session.summary();
  expect(total.lines).toBe(lines);
  for (const bucket of BUCKETS) expect(buckets[bucket].lines, bucket).toBeGreaterThan(0);
});
