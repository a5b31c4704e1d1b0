import { orderComputed, orderConfirm, orderCreate } from '@shop/contracts';
import { lineOf } from '../cart/describe-line.ts';
import { PAY_WAYS } from './describe-order.ts';
import {
  addressOf,
  checkLinesThere,
  deliveryAddress,
  draftOf,
  kindOf,
  layOut,
  promotionOf,
  wantedLines,
} from './draft.ts';
import { costOf } from './order-cost.ts';
import { placeOrder } from './orders.ts';
import { freeFrom } from '../catalogue/prices.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';

/** A buyer's message has at most 150 characters (spec section 9). */
const LONGEST_MESSAGE = 150;

/** From the cart to an order. */
export const orderRules = [
  rule(orderConfirm, ({ shop, user, body, language }) => {
    const lines = wantedLines(shop, user, body.cartId, body.new, language);
    const address =
      body.addressId && body.addressId !== '0' ? addressOf(user, body.addressId, language) : deliveryAddress(user);
    const { sums } = costOf(shop, user, lines, { province: address?.province }, language);
    const draft = layOut(shop, user, lines, sums.goods);
    return {
      orderKey: draft.key,
      lines: lines.map((line) => lineOf(shop, user, line, language)),
      ...(address ? { address } : {}),
      prices: {
        goods: sums.full,
        goodsToPay: sums.goods,
        memberDiscount: sums.discount,
        postage: sums.postage,
        freePostageFrom: freeFrom(address?.province),
      },
      balance: user.balance,
      payWays: PAY_WAYS,
      isActivity: kindOf(shop, lines) !== 'normal',
      ...promotionOf(shop, lines),
    };
  }),
  rule(orderComputed, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { kind: 'placed' as const, orderNumber: draft.orderNumber, orderKey: draft.key };
    const address =
      body.addressId && body.addressId !== '0' ? addressOf(user, body.addressId, language) : deliveryAddress(user);
    const { sums } = costOf(
      shop,
      user,
      draft.lines,
      { province: address?.province, couponId: body.couponId },
      language,
    );
    draft.goods = sums.goods;
    const { goods, postage, couponDiscount, toPay } = sums;
    return { kind: 'priced' as const, goods, postage, couponDiscount, pointsDiscount: 0, toPay };
  }),
  rule(orderCreate, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { isNew: false, orderNumber: draft.orderNumber, orderKey: draft.key };
    checkLinesThere(shop, user, draft, language);
    const message = body.mark.trim();
    if ([...message].length > LONGEST_MESSAGE) throw refusal('longMessage', language, { limit: LONGEST_MESSAGE });
    const order = placeOrder(shop, user, draft, {
      address: addressOf(user, body.addressId, language),
      couponId: body.couponId,
      message,
      language,
    });
    return { isNew: true, orderNumber: order.number, orderKey: order.key };
  }),
];
