import type { RecentList } from '@shop/design-system';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { forgetLists, keepList, keptContents, keptLists } from './kept-lists.ts';

const list = (id: string, when: number): RecentList => ({
  id,
  name: `${id}.csv`,
  lines: 3,
  pieces: 20,
  when,
  standing: { state: 'ready' },
});
const contents = (part: string) => ({
  snapshot: new TextEncoder().encode(part),
  pairs: [{ part, colour: 4, quantity: 2 }],
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => void vi.unstubAllGlobals());

test('a list that was read is found again, as it was left', async () => {
  await keepList(list('house', 1), contents('3001'));
  await keepList(list('house', 2), contents('3023'));
  expect(await keptLists()).toEqual([list('house', 2)]);
  expect((await keptContents('house'))?.pairs).toEqual([{ part: '3023', colour: 4, quantity: 2 }]);
  expect(new TextDecoder().decode((await keptContents('house'))?.snapshot)).toBe('3023');
});

test('the ten newest are remembered, the newest first', async () => {
  for (let at = 0; at < 12; at += 1) await keepList(list(`l${at}`, at), contents('3001'));
  expect((await keptLists()).map(({ id }) => id)).toEqual([
    'l11',
    'l10',
    'l9',
    'l8',
    'l7',
    'l6',
    'l5',
    'l4',
    'l3',
    'l2',
  ]);
  expect(await keptContents('l0')).toBeUndefined();
});

test('one is forgotten, or all of them', async () => {
  await keepList(list('house', 1), contents('3001'));
  await keepList(list('car', 2), contents('3001'));
  await forgetLists('car');
  expect((await keptLists()).map(({ id }) => id)).toEqual(['house']);
  expect(await keptContents('car')).toBeUndefined();
  await forgetLists();
  expect(await keptLists()).toEqual([]);
});
