import type { RecentList } from '@shop/design-system/screens/parts-list/UploadScreen/upload-state.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { removeRecentLists, saveRecentList, recentListContents, recentLists } from './recent-lists.ts';

const list = (id: string, when: number): RecentList => ({
  id,
  name: `${id}.csv`,
  lines: 3,
  pieces: 20,
  when,
  status: { state: 'ready' },
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

test('a saved list is found again in its last state', async () => {
  await saveRecentList(list('house', 1), contents('3001'));
  await saveRecentList(list('house', 2), contents('3023'));
  expect(await recentLists()).toEqual([list('house', 2)]);
  expect((await recentListContents('house'))?.pairs).toEqual([{ part: '3023', colour: 4, quantity: 2 }]);
  expect(new TextDecoder().decode((await recentListContents('house'))?.snapshot)).toBe('3023');
});

test('stores the ten newest lists, newest first', async () => {
  for (let at = 0; at < 12; at += 1) await saveRecentList(list(`l${at}`, at), contents('3001'));
  expect((await recentLists()).map(({ id }) => id)).toEqual([
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
  expect(await recentListContents('l0')).toBeUndefined();
});

test('deletes one list, or all of them', async () => {
  await saveRecentList(list('house', 1), contents('3001'));
  await saveRecentList(list('car', 2), contents('3001'));
  await removeRecentLists('car');
  expect((await recentLists()).map(({ id }) => id)).toEqual(['house']);
  expect(await recentListContents('car')).toBeUndefined();
  await removeRecentLists();
  expect(await recentLists()).toEqual([]);
});
