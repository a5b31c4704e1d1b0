import { addressList, orderComputed, orderConfirm, orderCreate, orderDetail, orderPay } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import type { DraftWish, PlaceWish, PriceWish } from './wishes.ts';

/** Most addresses an address book shows at once; servers cap a page at 100 (reference). */
const ALL_ADDRESSES = 100;

export const askAddresses = (signal: AbortSignal) => send(addressList, { query: { page: 1, limit: ALL_ADDRESSES }, signal });
export const layOut = ({ lines, isBuyNow }: DraftWish, signal: AbortSignal) => send(orderConfirm, { body: { cartId: lines.join(','), new: isBuyNow }, signal });
export const compute = ({ orderKey, addressId }: PriceWish, signal: AbortSignal) =>
  send(orderComputed, { params: { orderKey }, body: { addressId, couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1 }, signal });
export const place = ({ orderKey, addressId, message, isBuyNow }: PlaceWish) =>
  send(orderCreate, { params: { orderKey }, body: { addressId, couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1, mark: message, new: isBuyNow, from: 'pc' } });
export const payByBalance = (number: string) => send(orderPay, { body: { uni: number, paytype: 'yue', from: 'pc' } });

/** An order; one that the server refuses to show (unknown, or another shopper's) counts as gone, like one without a number. */
export async function askOrder(orderNumber: string, signal: AbortSignal) {
  if (orderNumber === '') throw new CallError(orderDetail.name, 'gone', { status: 404 });
  return send(orderDetail, { params: { orderNumber }, signal }).catch((problem: unknown) => {
    if (problem instanceof CallError && problem.kind === 'refused') throw new CallError(orderDetail.name, 'gone', { status: 404, cause: problem });
    throw problem;
  });
}
