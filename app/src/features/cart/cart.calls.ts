import { cartAdd, cartAddBatch, cartCount, cartDel, cartList, cartNum } from '@shop/contracts';
import { send } from '../../data/call.ts';
import type { Addition } from './addition.ts';

/** Pieces in the cart, for the header. */
export const fetchCartCount = async (signal: AbortSignal) =>
  (await send(cartCount, { query: { numType: 0 }, signal })).count;
export const fetchCart = (signal?: AbortSignal) => send(cartList, { signal });
export const addToCart = ({ productId, uniqueId, quantity, isBuyNow, flashSaleId }: Addition) =>
  send(cartAdd, { body: { productId, uniqueId, cartNum: quantity, new: isBuyNow ?? false, secKillId: flashSaleId } });
/** Adds lines once for each key, so that a lost answer can be requested again. */
export const addBatch = (key: string, lines: readonly Addition[]) =>
  send(cartAddBatch, {
    body: { key, lines: lines.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })) },
  });
export const changeQuantity = ({ id, quantity }: { id: string; quantity: number }) =>
  send(cartNum, { body: { id, number: quantity }, keepalive: true });
export const removeLines = (ids: readonly string[]) => send(cartDel, { body: { ids: [...ids] } });
