import { decodeAnswer, encodeValue, matchParts, pathOf, requestHeaders, type PartPair } from '@shop/contracts';
import { answer, createShop } from '@shop/mocks';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUCKETS } from '../settle/settled.entity.ts';
import { readListFile } from '../formats/read-file.ts';
import { openDesk } from './open-desk.ts';
import { realReference } from './test-desk.ts';

/** What the stand-in shop answers over the wire. */
async function asked(shop: ReturnType<typeof createShop>, pairs: readonly PartPair[]) {
  const body = JSON.stringify(encodeValue(matchParts, matchParts.body, { pairs: [...pairs] }));
  const response = await answer(shop, new Request(`http://shop.test/api${pathOf(matchParts)}`, { method: 'POST', headers: { ...requestHeaders({ language: 'en' }), 'Content-Type': 'application/json' }, body }));
  const reply = decodeAnswer(matchParts, await response.json());
  if (reply.kind !== 'done') throw new Error(reply.message);
  return reply.value;
}

test.each(['rebrickable-parts.csv', 'bricklink-wanted-list.xml', 'batch-sheet-gb18030.csv'])('every bucket occurs with the example list %s, and they add up to it', async (name) => {
  const shop = createShop();
  const desk = openDesk(await realReference(), { read: readListFile, language: 'en' });
  desk.read([{ name, bytes: new Uint8Array(readFileSync(new URL(`../../../../docs/example-lists/${name}`, import.meta.url))) }]);
  for (let pairs = desk.wanted(); pairs.length > 0; pairs = desk.wanted()) desk.answer(pairs, await asked(shop, pairs));
  const { buckets, total } = desk.summary();
  expect(BUCKETS.filter((bucket) => buckets[bucket].lines === 0)).toEqual([]);
  expect(BUCKETS.reduce((lines, bucket) => lines + buckets[bucket].lines, 0)).toBe(total.lines);
});
