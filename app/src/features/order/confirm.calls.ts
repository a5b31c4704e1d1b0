import { fittingCoupons, heldCoupons, orderComputed, orderConfirm, orderCreate, orderDetail } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import type { DraftWish, PlaceWish, PriceWish } from './wishes.ts';

export const layOut = ({ lines, isBuyNow }: DraftWish, signal: AbortSignal) =>
  send(orderConfirm, { body: { cartId: lines.join(','), new: isBuyNow }, signal });

/** The way to pay is chosen on the next page; the balance stands for any, since none changes the price. */
const choices = ({ addressId, couponId }: PriceWish) => ({
  addressId,
  couponId,
  payType: 'balance' as const,
  useIntegral: false,
  shipping_type: 1,
});
export const compute = (wish: PriceWish, signal: AbortSignal) =>
  send(orderComputed, { params: { orderKey: wish.orderKey }, body: choices(wish), signal });
export const place = (wish: PlaceWish) =>
  send(orderCreate, {
    params: { orderKey: wish.orderKey },
    body: { ...choices(wish), mark: wish.message, new: wish.isBuyNow, from: 'pc' },
  });

/** Number of the order that a key was turned into; undefined where there is none. */
export const askPlaced = (orderKey: string, signal: AbortSignal): Promise<string | null> =>
  send(orderDetail, { params: { orderNumber: orderKey }, signal }).then(
    ({ number }) => number,
    (problem: unknown) => {
      if (problem instanceof CallError && problem.kind === 'refused') return null;
      throw problem;
    },
  );

/** Servers cap a page at 100 (reference: paging). */
const ALL = { page: 1, limit: 100 };
const UNUSED = '1';

/** The shopper's coupons: those that fit these lines, and the others that are not over. */
export async function askCouponChoices({ lines, isBuyNow }: DraftWish, signal: AbortSignal) {
  const [fitting, held] = await Promise.all([
    send(fittingCoupons, {
      params: { price: '0' },
      query: { cartId: lines.join(','), new: isBuyNow, shippingType: 1 },
      signal,
    }),
    send(heldCoupons, { params: { kind: UNUSED }, query: ALL, signal }),
  ]);
  const ids = new Set(fitting.map(({ id }) => id));
  return { fitting, others: held.filter(({ id, isOver }) => !isOver && !ids.has(id)) };
}
