import {
  fittingCoupons,
  heldCoupons,
  orderComputed,
  orderConfirm,
  orderCreate,
  orderDetail,
  saysGone,
} from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import type { DraftRequest, PlaceOrderRequest, PriceRequest } from './requests.ts';

export const createDraft = ({ lines, isBuyNow }: DraftRequest, signal: AbortSignal) =>
  send(orderConfirm, { body: { cartId: lines.join(','), new: isBuyNow }, signal });

/** The payment method is chosen on the next page and does not change the price, so the balance is sent for all. */
const choices = ({ addressId, couponId }: PriceRequest) => ({
  addressId,
  couponId,
  payType: 'balance' as const,
  useIntegral: false,
  shipping_type: 1,
});
export const computePrice = (request: PriceRequest, signal: AbortSignal) =>
  send(orderComputed, { params: { orderKey: request.orderKey }, body: choices(request), signal });
export const placeOrder = (request: PlaceOrderRequest) =>
  send(orderCreate, {
    params: { orderKey: request.orderKey },
    body: { ...choices(request), mark: request.message, new: request.isBuyNow, from: 'pc' },
  });

/**
 * Number of the order that was placed with a key; null when the server says that there is none. Any other refusal leaves
 * open whether there is one, and is thrown.
 */
export const fetchPlacedOrderNumber = (orderKey: string, signal: AbortSignal): Promise<string | null> =>
  send(orderDetail, { params: { orderNumber: orderKey }, signal }).then(
    ({ number }) => number,
    (problem: unknown) => {
      if (!(problem instanceof CallError) || problem.kind !== 'refused') throw problem;
      if (!saysGone({ status: problem.status, message: problem.serverMessage ?? '' })) throw problem;
      return null;
    },
  );

/** Servers cap a page at 100 (reference: paging). */
const MAX_PAGE = { page: 1, limit: 100 };
const UNUSED = '1';

/** The shopper's coupons: those that apply to these lines, and the others that have not expired. */
export async function fetchCouponChoices({ lines, isBuyNow }: DraftRequest, signal: AbortSignal) {
  const [fitting, held] = await Promise.all([
    send(fittingCoupons, {
      params: { price: '0' },
      query: { cartId: lines.join(','), new: isBuyNow, shippingType: 1 },
      signal,
    }),
    send(heldCoupons, { params: { kind: UNUSED }, query: MAX_PAGE, signal }),
  ]);
  const ids = new Set(fitting.map(({ id }) => id));
  return { fitting, others: held.filter(({ id, isOver }) => !isOver && !ids.has(id)) };
}
