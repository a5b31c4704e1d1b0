import { decodeAnswer, encodeValue, matchParts, pathOf, requestHeaders, type PartPair } from '@shop/contracts';
import { answer, createShop } from '@shop/mocks';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUCKETS } from '../settle/settled.entity.ts';
import { readListFile } from '../formats/read-file.ts';
import { openDesk } from './open-desk.ts';
import { file, realReference, rowsOf } from './test-desk.ts';

/** What the stand-in shop answers over the wire. */
async function asked(shop: ReturnType<typeof createShop>, pairs: readonly PartPair[]) {
  const body = JSON.stringify(encodeValue(matchParts, matchParts.body, { pairs: [...pairs] }));
  const response = await answer(
    shop,
    new Request(`http://shop.test/api${pathOf(matchParts)}`, {
      method: 'POST',
      headers: { ...requestHeaders({ language: 'en' }), 'Content-Type': 'application/json' },
      body,
    }),
  );
  const reply = decodeAnswer(matchParts, await response.json());
  if (reply.kind !== 'done') throw new Error(reply.message);
  return reply.value;
}

test.each(['rebrickable-parts.csv', 'bricklink-wanted-list.xml', 'batch-sheet-gb18030.csv'])(
  'every bucket occurs with the example list %s, and they add up to it',
  async (name) => {
    const shop = createShop();
    const desk = openDesk(await realReference(), { read: readListFile, language: 'en' });
    desk.read([
      { name, bytes: new Uint8Array(readFileSync(new URL(`../../../../docs/example-lists/${name}`, import.meta.url))) },
    ]);
    for (let pairs = desk.wanted(); pairs.length > 0; pairs = desk.wanted())
      desk.answer(pairs, await asked(shop, pairs));
    const { buckets, total } = desk.summary();
    expect(BUCKETS.filter((bucket) => buckets[bucket].lines === 0)).toEqual([]);
    expect(BUCKETS.reduce((lines, bucket) => lines + buckets[bucket].lines, 0)).toBe(total.lines);
  },
);

test('a colour that the shop never has is understood, and offered in what the shop has of its finish', async () => {
  const shop = createShop();
  const desk = openDesk(await realReference(), { read: readListFile, language: 'en' });
  desk.read([
    file('rare.csv', 'Part,Color,Quantity,Is Spare\n3001,1136,2,False\n3023,1103,3,False\n3001,12345,1,False\n'),
  ]);
  for (let pairs = desk.wanted(); pairs.length > 0; pairs = desk.wanted()) desk.answer(pairs, await asked(shop, pairs));
  const [orange, titanium, unknown] = rowsOf(desk);
  expect(orange).toMatchObject({ bucket: 'noColour', part: '3001', colour: 1136, trouble: undefined });
  expect(titanium).toMatchObject({ bucket: 'noColour', part: '3023', colour: 1103, trouble: undefined });
  expect(unknown).toMatchObject({ bucket: 'unread', trouble: { code: 'unknownColour' } });
  const offered = orange?.offers.filter(({ how }) => how === 'colour') ?? [];
  expect(offered.length).toBeGreaterThan(0);
  for (const { picture, stock } of offered)
    expect([picture.kind === 'part' && picture.finish, stock > 0]).toEqual(['solid', true]);
  expect(desk.summary().colourGroups.map(({ colour }) => colour)).toEqual([1103, 1136]);
});
