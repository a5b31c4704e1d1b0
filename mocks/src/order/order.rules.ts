import { orderComputed, orderConfirm, orderCreate } from '@shop/contracts';
import { cartLine } from '../cart/describe-line.ts';
import { wantedLines } from '../cart/wanted-lines.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { freeFromBy } from '../goods/prices.ts';
import { kindOf, promotionOf } from '../goods/promotion-of.ts';
import { addressOf, checkLinesExist, createDraft, deliveryAddress, draftOf } from './draft.ts';
import { costOf } from './order-cost.ts';
import { placeOrder } from './orders.ts';
import { placedOrderRules } from './placed-order.rules.ts';

/** A buyer's message has at most 150 characters (spec section 9). */
const MAX_MESSAGE_LENGTH = 150;

/** From the cart to a placed order; then the rules of placed orders. */
export const orderRules = [
  rule(orderConfirm, ({ shop, user, body, language }) => {
    const lines = wantedLines(shop, user, { ids: body.cartId, isBuyNow: body.new }, language);
    const address = deliveryAddress(user, body.addressId, language);
    const { totals } = costOf(shop, user, lines, { province: address?.province }, language);
    const draft = createDraft(shop, user, lines, totals.goods);
    return {
      orderKey: draft.key,
      lines: lines.map((line) => cartLine(shop, user, line, language)),
      address,
      prices: {
        goods: totals.full,
        goodsToPay: totals.goods,
        memberDiscount: totals.discount,
        postage: totals.postage,
        freePostageFrom: freeFromBy(shop.state.deliveryRules, address?.province),
      },
      balance: user.balance,
      payWays: shop.state.payWays,
      isActivity: kindOf(shop, lines) !== 'normal',
      promotion: promotionOf(shop, lines),
    };
  }),
  rule(orderComputed, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { kind: 'placed' as const, orderNumber: draft.orderNumber, orderKey: draft.key };
    const choices = {
      province: deliveryAddress(user, body.addressId, language)?.province,
      couponId: body.couponId,
    };
    const { totals } = costOf(shop, user, draft.lines, choices, language);
    draft.goods = totals.goods;
    const { goods, postage, couponDiscount, toPay } = totals;
    return {
      kind: 'priced' as const,
      goods,
      postage,
      freePostageFrom: freeFromBy(shop.state.deliveryRules, choices.province),
      couponDiscount,
      pointsDiscount: 0,
      toPay,
    };
  }),
  rule(orderCreate, ({ shop, user, params, body, language }) => {
    const draft = draftOf(shop, user, params.orderKey, language);
    if (draft.orderNumber) return { isNew: false, orderNumber: draft.orderNumber, orderKey: draft.key };
    checkLinesExist(shop, user, draft, language);
    const message = body.mark.trim();
    if ([...message].length > MAX_MESSAGE_LENGTH)
      throw refusal('messageTooLong', language, { limit: MAX_MESSAGE_LENGTH });
    const order = placeOrder(shop, user, draft, {
      address: addressOf(user, body.addressId, language),
      couponId: body.couponId,
      message,
      language,
    });
    return { isNew: true, orderNumber: order.number, orderKey: order.key };
  }),
  ...placedOrderRules,
];
