import {
  cartAdd,
  cartAddBatch,
  cartList,
  deleteList,
  matchParts,
  MAX_BATCH_LINES,
  savedList,
  savedLists,
  saveList,
  type PartCount,
  type PartPair,
} from '@shop/contracts';
import type { CartRequest } from '@shop/parts-list';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { send } from '../../data/call.ts';

export { MAX_BATCH_LINES };
export const fetchMatches = (pairs: readonly PartPair[]) => send(matchParts, { body: { pairs: [...pairs] } });
export const fetchSavedLists = (signal: AbortSignal) => send(savedLists, { signal });
export const fetchSavedList = (id: string) => send(savedList, { params: { id } }).catch(rethrowAsGone(savedList.name));
/**
 * `of`: the id of the list to replace, or an idempotency key for a new one, so that a lost response can be requested
 * again.
 */
export const save = (of: { id: string } | { key: string }, name: string, pairs: readonly PartCount[]) =>
  send(saveList, { body: { ...of, name, pairs: [...pairs] } });
export const remove = (id: string) => send(deleteList, { body: { id } });
/** Adds a batch once for each key, so that a lost response can be requested again. */
export const addBatch = (key: string, requests: readonly CartRequest[]) =>
  send(cartAddBatch, {
    body: { key, lines: requests.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })) },
  });
/** Adds one line with the call that every server has; without a key, so a repeated request adds it again. */
export const addLine = ({ productId, uniqueId, quantity }: CartRequest) =>
  send(cartAdd, { body: { productId, uniqueId, cartNum: quantity, new: false } });
/** What is in the cart: products, offers and pieces. */
export const fetchCartLines = async () => (await send(cartList)).valid;
