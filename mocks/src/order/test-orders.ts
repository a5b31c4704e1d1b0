import { cartList, orderConfirm, orderCreate, type OrderDraft, type PayWay } from '@shop/contracts';
import type { customerOf } from '../shop/test-customer.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export type Customer = ReturnType<typeof customerOf>;

const choices = (addressId: string, couponId: string) => ({
  addressId,
  couponId,
  payType: 'balance' as const,
  useIntegral: false,
  shipping_type: 1,
});

/** The request to place an order; below, those to calculate its price and to pay it. */
export const create = (orderKey: string, addressId = '11', mark = '', couponId = '0') => ({
  params: { orderKey },
  body: { ...choices(addressId, couponId), mark, new: false, from: 'pc' },
});
export const compute = (orderKey: string, addressId = '11', couponId = '0') => ({
  params: { orderKey },
  body: choices(addressId, couponId),
});
export const pay = (uni: string, paytype: PayWay = 'balance') => ({ body: { uni, paytype, from: 'pc' } });
export const named = (orderNumber: string) => ({ params: { orderNumber } });

/** Creates an order draft of everything in the customer's cart. */
export async function draftOfCart({ get }: Customer): Promise<OrderDraft> {
  const { valid } = await get(cartList, {});
  return get(orderConfirm, { body: { cartId: valid.map((line) => line.id).join(','), new: false } });
}

/** Places an order of everything in the customer's cart. Returns its number. */
export async function placeCart(customer: Customer, addressId = '11', couponId = '0'): Promise<string> {
  const { orderKey } = await draftOfCart(customer);
  return (await customer.get(orderCreate, create(orderKey, addressId, '', couponId))).orderNumber;
}
