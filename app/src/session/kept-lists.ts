import type { PartCount } from '@shop/contracts';
import type { RecentList } from '@shop/design-system';
import { createStore, promisifyRequest } from 'idb-keyval';

/** Everything of a parts list that this browser read lately: how to go on, and its pairs for comparing. */
type Contents = { snapshot: Uint8Array; pairs: readonly PartCount[] };

/** So many lists are remembered; older ones go. */
const MOST = 10;
const store = () => createStore('partsLists', 'lists');
const about = (id: string) => `about/${id}`;
const contents = (id: string) => `contents/${id}`;

const isKept = (value: unknown): value is RecentList =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'when' in value &&
  typeof value.when === 'number' &&
  'standing' in value;

/** The lists that this browser read lately, newest first. Rejects where the browser keeps nothing. */
export async function keptLists(): Promise<readonly RecentList[]> {
  const all = await store()<unknown[]>('readonly', (entries) =>
    promisifyRequest(entries.getAll(IDBKeyRange.bound('about/', 'about/\uffff'))),
  );
  return all.filter(isKept).toSorted((a, b) => b.when - a.when);
}

/** Keeps a list under its id, in place of what was there. */
export async function keepList(list: RecentList, { snapshot, pairs }: Contents): Promise<void> {
  const tooOld = (await keptLists()).filter(({ id }) => id !== list.id).slice(MOST - 1);
  await store()('readwrite', (entries) => {
    for (const { id } of tooOld) for (const key of [about(id), contents(id)]) entries.delete(key);
    entries.put(list, about(list.id));
    entries.put({ snapshot, pairs }, contents(list.id));
    return promisifyRequest(entries.transaction);
  });
}

/** Everything of a list; undefined when it is gone. */
export async function keptContents(id: string): Promise<Contents | undefined> {
  return store()<Contents | undefined>('readonly', (entries) => promisifyRequest(entries.get(contents(id))));
}

/** Forgets one, or all of them. */
export async function forgetLists(id?: string): Promise<void> {
  await store()('readwrite', (entries) => {
    if (id === undefined) entries.clear();
    else for (const key of [about(id), contents(id)]) entries.delete(key);
    return promisifyRequest(entries.transaction);
  });
}
