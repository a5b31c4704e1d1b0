import type { PartCount } from '@shop/contracts';
import { unite } from '@shop/parts-list';
import { isUnanswered } from '../../data/outcome.ts';

type StoredList = { id: string; name: string; pairs: readonly PartCount[] };
/** The calls of `parts-list.calls.ts` that it needs. */
type Calls = {
  fetchSavedList: (id: string) => Promise<StoredList>;
  save: (of: { id: string } | { key: string }, name: string, pairs: readonly PartCount[]) => Promise<unknown>;
};
/** A saved list, or the name of a new one. */
export type ListToExtend = { id: string } | { name: string };

/**
 * Returns a function that adds a pair to a list that is saved with the shop; `unknown` when no answer came and it may be
 * in the list. There is no call for that, so the list is read and saved again. After an answer that did not come, the
 * next call starts from the list as it was read before: the pieces are added once however often it is called. `key` is
 * the idempotency key of a new list.
 */
export function createListAdder(loadCalls: () => Promise<Calls>, key: string) {
  const before = new Map<string, StoredList>();
  return async (pair: PartCount, to: ListToExtend): Promise<'added' | 'unknown'> => {
    const { fetchSavedList, save } = await loadCalls();
    const list = 'id' in to ? (before.get(to.id) ?? (await fetchSavedList(to.id))) : undefined;
    if (list) before.set(list.id, list);
    try {
      if (list) await save({ id: list.id }, list.name, unite([list.pairs, [pair]], 'sum'));
      else if ('name' in to) await save({ key }, to.name, [pair]);
    } catch (problem) {
      if (isUnanswered(problem)) return 'unknown';
      if (list) before.delete(list.id);
      throw problem;
    }
    return 'added';
  };
}
