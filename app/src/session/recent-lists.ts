import type { PartCount } from '@shop/contracts';
import type { RecentList } from '@shop/design-system/screens/parts-list/UploadScreen/upload-state.ts';
import { createStore, promisifyRequest } from 'idb-keyval';

/** The contents of a recent list: a snapshot to restore it, and its pairs to compare with other lists. */
type Contents = { snapshot: Uint8Array; pairs: readonly PartCount[] };

/** The most lists that are stored; older ones are deleted. */
const MAX_LISTS = 10;
const store = () => createStore('partsLists', 'lists');
const detailsKey = (id: string) => `about/${id}`;
const contentsKey = (id: string) => `contents/${id}`;

const isRecentList = (value: unknown): value is RecentList =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'when' in value &&
  typeof value.when === 'number' &&
  'status' in value;

/** The lists that were read recently in this browser, newest first. Rejects if the browser stores nothing. */
export async function recentLists(lists = store()): Promise<readonly RecentList[]> {
  const all = await lists<unknown[]>('readonly', (entries) =>
    promisifyRequest(entries.getAll(IDBKeyRange.bound('about/', 'about/\uffff'))),
  );
  return all.filter(isRecentList).toSorted((a, b) => b.when - a.when);
}

/** Saves a list under its id and replaces the previous version. */
export async function saveRecentList(list: RecentList, { snapshot, pairs }: Contents): Promise<void> {
  const lists = store();
  const tooOld = (await recentLists(lists)).filter(({ id }) => id !== list.id).slice(MAX_LISTS - 1);
  await lists('readwrite', (entries) => {
    for (const { id } of tooOld) for (const key of [detailsKey(id), contentsKey(id)]) entries.delete(key);
    entries.put(list, detailsKey(list.id));
    entries.put({ snapshot, pairs }, contentsKey(list.id));
    return promisifyRequest(entries.transaction);
  });
}

/** The contents of a list; undefined if it was deleted. */
export async function recentListContents(id: string): Promise<Contents | undefined> {
  return store()<Contents | undefined>('readonly', (entries) => promisifyRequest(entries.get(contentsKey(id))));
}

/** Deletes one list, or all of them. */
export async function removeRecentLists(id?: string): Promise<void> {
  await store()('readwrite', (entries) => {
    if (id === undefined) entries.clear();
    else for (const key of [detailsKey(id), contentsKey(id)]) entries.delete(key);
    return promisifyRequest(entries.transaction);
  });
}
