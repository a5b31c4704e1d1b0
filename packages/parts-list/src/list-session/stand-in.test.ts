import { decodeAnswer, encodeValue, matchParts, pathOf, requestHeaders, type PartPair } from '@shop/contracts';
import { answer, createShop } from '@shop/mocks';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { BUCKETS } from '../resolve/resolved.entity.ts';
import { openListSession } from './open-list-session.ts';
import { loadReference } from '../reference/load-reference.ts';
import { file, realReference, rowsOf } from './test-list-session.ts';

/** The matches of the stand-in shop, encoded and decoded as over the network. */
async function match(shop: ReturnType<typeof createShop>, pairs: readonly PartPair[]) {
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

const EXAMPLES = new URL('../../../../docs/example-lists/', import.meta.url);
/** Lines of each file, without headers and spare parts. */
const LINES = { 'batch-sheet-gb18030.csv': 27, 'bricklink-wanted-list.xml': 25, 'rebrickable-parts.csv': 26 };

test('the number of lines of every example list is known', () => {
  expect(readdirSync(EXAMPLES).toSorted()).toEqual(Object.keys(LINES));
});

test.each(Object.entries(LINES))(
  'the example list %s has lines in every bucket, and they add up to the list',
  async (name, lines) => {
    const shop = createShop();
    const session = openListSession(await realReference(), { read: readListFile, language: 'en' });
    session.read([{ name, bytes: new Uint8Array(readFileSync(new URL(name, EXAMPLES))) }]);
    for (let pairs = session.pairsToMatch(); pairs.length > 0; pairs = session.pairsToMatch())
      session.addMatches(pairs, await match(shop, pairs));
    const { buckets, total } = session.summary();
    expect(BUCKETS.filter((bucket) => buckets[bucket].lines === 0)).toEqual([]);
    expect(BUCKETS.reduce((sum, bucket) => sum + buckets[bucket].lines, 0)).toBe(lines);
    expect(total.lines).toBe(lines);
  },
);

test('element ids of a colour that the shop never has, and of eight digits, are read', async () => {
  const shop = createShop();
  const session = openListSession(await loadReference({ elements: true }), { read: readListFile, language: 'en' });
  session.read([file('new.csv', 'Element ID,Quantity\n6591672,2\n51809301,4\n')]);
  for (let pairs = session.pairsToMatch(); pairs.length > 0; pairs = session.pairsToMatch())
    session.addMatches(pairs, await match(shop, pairs));
  const [window, plate] = rowsOf(session);
  expect(window).toMatchObject({ bucket: 'noColour', part: '61345', colour: 1136, problem: undefined });
  expect(plate).toMatchObject({ part: '6141', colour: 80, problem: undefined });
});

test('a colour that the shop never has is understood, and other colours of its finish are offered', async () => {
  const shop = createShop();
  const session = openListSession(await realReference(), { read: readListFile, language: 'en' });
  session.read([
    file('rare.csv', 'Part,Color,Quantity,Is Spare\n3001,1136,2,False\n3023,1103,3,False\n3001,12345,1,False\n'),
  ]);
  for (let pairs = session.pairsToMatch(); pairs.length > 0; pairs = session.pairsToMatch())
    session.addMatches(pairs, await match(shop, pairs));
  const [orange, titanium, unknown] = rowsOf(session);
  expect(orange).toMatchObject({ bucket: 'noColour', part: '3001', colour: 1136, problem: undefined });
  expect(titanium).toMatchObject({ bucket: 'noColour', part: '3023', colour: 1103, problem: undefined });
  expect(unknown).toMatchObject({ bucket: 'unread', problem: { code: 'unknownColour' } });
  const offered = orange?.offers.filter(({ how }) => how === 'colour') ?? [];
  expect(offered.length).toBeGreaterThan(0);
  for (const { picture, stock } of offered)
    expect([picture.kind === 'part' && picture.finish, stock > 0]).toEqual(['solid', true]);
  expect(session.summary().colourGroups.map(({ colour }) => colour)).toEqual([1103, 1136]);
});
