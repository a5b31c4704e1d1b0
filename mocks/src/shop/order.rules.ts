import { orderComputed, orderConfirm, orderCreate, orderDetail } from '@shop/contracts';
import { lineOf } from './describe-line.ts';
import { orderOf } from './describe-order.ts';
import { addressOf, deliveryAddress, draftOf, layOut, priced, wantedLines } from './draft.ts';
import { findOrder, placeOrder } from './orders.ts';
import { freeFrom } from './prices.ts';
import { refusal } from './refusal.ts';
import { rule } from './rule.ts';

/** A buyer's message has at most 150 characters (spec section 9). */
const LONGEST_MESSAGE = 150;

export const orderRules = [
  rule(orderConfirm, ({ shop, user, body, language }) => {
    const lines = wantedLines(shop, user, body.cartId, body.new, language);
    const address = body.addressId && body.addressId !== '0' ? addressOf(user, body.addressId, language) : deliveryAddress(user);
    const draft = layOut(shop, user, lines);
    const sums = priced(shop, user, lines, address, language);
    return {
      orderKey: draft.key,
      lines: lines.map((line) => lineOf(shop, user, line, language)),
      ...(address ? { address } : {}),
      prices: { goods: sums.full, goodsToPay: sums.goods, memberDiscount: sums.discount, postage: sums.postage, freePostageFrom: freeFrom(address?.province) },
      balance: user.balance,
      canPayByBalance: true,
    };
  }),
  rule(orderComputed, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { kind: 'placed' as const, orderNumber: draft.orderNumber, orderKey: draft.key };
    const address = body.addressId && body.addressId !== '0' ? addressOf(user, body.addressId, language) : deliveryAddress(user);
    const sums = priced(shop, user, draft.lines, address, language);
    return { kind: 'priced' as const, goods: sums.goods, postage: sums.postage, couponDiscount: 0, pointsDiscount: 0, toPay: sums.toPay };
  }),
  rule(orderCreate, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { isNew: false, orderNumber: draft.orderNumber, orderKey: draft.key };
    const message = body.mark.trim();
    if ([...message].length > LONGEST_MESSAGE) throw refusal('longMessage', language, { limit: LONGEST_MESSAGE });
    const order = placeOrder(shop, user, draft, { address: addressOf(user, body.addressId, language), message, language });
    return { isNew: true, orderNumber: order.number, orderKey: order.key };
  }),
  rule(orderDetail, ({ shop, user, params, language }) => orderOf(shop, findOrder(shop, user, params.orderNumber, language), language)),
];
