import {
  cartAddBatch,
  deleteList,
  matchParts,
  MAX_BATCH_LINES,
  savedList,
  savedLists,
  saveList,
  type PartCount,
  type PartPair,
} from '@shop/contracts';
import type { CartWish } from '@shop/parts-list';
import { asGone } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';

export { MAX_BATCH_LINES };
export const askMatches = (pairs: readonly PartPair[]) => send(matchParts, { body: { pairs: [...pairs] } });
export const askSavedLists = (signal: AbortSignal) => send(savedLists, { signal });
export const askSavedList = (id: string) => send(savedList, { params: { id } }).catch(asGone(savedList.name));
/** `of`: the id of the list it takes the place of, or the key of a new one, under which an answer that got lost is asked for again. */
export const save = (of: { id: string } | { key: string }, name: string, pairs: readonly PartCount[]) =>
  send(saveList, { body: { ...of, name, pairs: [...pairs] } });
export const remove = (id: string) => send(deleteList, { body: { id } });
/** Once for each key: an answer that got lost is asked for again. */
export const addBatch = (key: string, wishes: readonly CartWish[]) =>
  send(cartAddBatch, {
    body: { key, lines: wishes.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })) },
  });
