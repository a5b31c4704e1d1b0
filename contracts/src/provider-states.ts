import { repairStates } from './repair/repair-states.ts';

/**
 * The provider states in which calls are verified. The state handlers of a backend team have the same names, and so
 * have the scenarios of the stand-in shop.
 */
type State = {
  /** What is true in this state, for the author of a state handler. */
  means: string;
  /** Values that the state handler returns, since only the server knows them; they replace the examples in requests. */
  supplies: readonly string[];
};

const SIGNED_IN = ['token'] as const;

export const states = {
  'the shop is open': {
    means:
      'The shop has its texts, two levels of categories, and parts on sale in several colours; the part number and the colour id, both Rebrickable’s, are of a part that is on sale in that colour.',
    supplies: ['productId', 'categoryId', 'partNumber', 'colourId'],
  },
  'nothing matches the search': { means: 'No part matches the keyword of the request.', supplies: [] },
  'the product does not exist': {
    means: 'The product of the request was deleted or is off sale.',
    supplies: ['productId'],
  },
  'a shopper exists': {
    means: 'A shopper can sign in with this account and password, this phone and code, or this WeChat code.',
    supplies: ['account', 'password', 'phone', 'captcha', 'code'],
  },
  'a code can be sent': {
    means:
      'The key of the request can be used to send a text-message code to this phone, which has no account, without a captcha; this code is then valid for it.',
    supplies: ['phone', 'captcha', 'key'],
  },
  'codes need a slider captcha': {
    means:
      'A text-message code needs a solved slider captcha. The slider captcha of the token of the request is not solved; this point is the right one.',
    supplies: ['sliderToken', 'point'],
  },
  'a shopper is signed in': {
    means:
      'A shopper has a valid token, an address book, an empty cart, no saved parts list, no refunds, no used or expired coupon, and an agent to chat with.',
    supplies: SIGNED_IN,
  },
  'a shopper with a phone confirms another one': {
    means: 'A shopper with a phone number has a valid token; the code was sent to this number, which no account has.',
    supplies: ['token', 'phone', 'captcha'],
  },
  'a shopper without a phone confirms one': {
    means:
      'A shopper without a phone number has a valid token; the code was sent to this number, which no account has.',
    supplies: ['token', 'phone', 'captcha'],
  },
  'a shopper with a cart is signed in': {
    means:
      'A shopper with a valid token and an address has lines in the cart that can be bought, and no coupon that fits the line of the request.',
    supplies: ['token', 'lineId'],
  },
  'a shopper without an address is signed in': {
    means: 'A shopper with a valid token has lines in the cart and an empty address book.',
    supplies: ['token', 'lineId'],
  },
  'a shopper is signed in and a part is in stock': {
    means: 'A shopper has a valid token, and one colour of a part can be bought.',
    supplies: ['token', 'productId', 'uniqueId'],
  },
  'a shopper is signed in and a part is sold out': {
    means: 'A shopper has a valid token, and one colour of a part has no stock.',
    supplies: ['token', 'productId', 'uniqueId'],
  },
  'a shopper with an address is signed in': {
    means: 'A shopper has a valid token and the address of the request.',
    supplies: ['token', 'addressId'],
  },
  'a shopper has balance records': {
    means: 'A shopper has a valid token, a balance, and at least one record of an order that was paid from it.',
    supplies: SIGNED_IN,
  },
  'a shopper has coupons': {
    means: 'A shopper has a valid token and at least one coupon in the wallet.',
    supplies: SIGNED_IN,
  },
  'a coupon can be used for the cart': {
    means:
      'A shopper has lines in the cart, an order key that is not used for them, an address, and the coupon of the request, which can be used for them; at least one coupon can be used for the line of the request alone.',
    supplies: ['token', 'lineId', 'orderKey', 'addressId', 'couponId'],
  },
  'a shopper has saved parts lists': {
    means: 'A shopper has a valid token and at least one saved parts list, that of the request.',
    supplies: ['token', 'listId'],
  },
  'the token has expired': { means: 'The token of the request has expired.', supplies: SIGNED_IN },
  'an order draft exists': {
    means: 'A shopper has an order key that is not used and not older than 600 s, and an address.',
    supplies: ['token', 'orderKey', 'addressId'],
  },
  'the order key has been used': {
    means: 'An order was already placed with the order key of the request.',
    supplies: ['token', 'orderKey', 'addressId'],
  },
  'an order waits for payment': {
    means: 'A shopper has an unpaid order and a balance that covers it.',
    supplies: ['token', 'orderNumber'],
  },
  'the balance is too small': {
    means: 'A shopper has an unpaid order and a balance that does not cover it.',
    supplies: ['token', 'orderNumber'],
  },
  'payments fail': {
    means: 'A shopper has an unpaid order that is not free, and paying it by balance fails with PAY_ERROR.',
    supplies: ['token', 'orderNumber'],
  },
  'an order is paid': {
    means: 'A shopper has an order of the cart that is paid and not shipped yet, of which all can be refunded.',
    supplies: ['token', 'orderNumber', 'orderId', 'lineId'],
  },
  'an order is shipped': {
    means:
      'A shopper has an order in one parcel that is shipped and not received, with at least one event from the carrier.',
    supplies: ['token', 'orderNumber'],
  },
  'an order is sent in two parcels': {
    means:
      'A shopper has an order that was split into two parcels, at least one of them shipped. The number is that of the whole order.',
    supplies: ['token', 'orderNumber'],
  },
  'an order is received': {
    means: 'A shopper has received an order; its line with the review key is not reviewed yet.',
    supplies: ['token', 'orderNumber', 'reviewKey'],
  },
  'an order is completed': {
    means:
      'A shopper has a completed order whose goods are still on sale; the review key is that of a reviewed line of it.',
    supplies: ['token', 'orderNumber', 'reviewKey'],
  },
  'a refund is under review': {
    means: 'A shopper has requested a refund of the order of the request; the shop has not decided yet.',
    supplies: ['token', 'refundNumber', 'refundId', 'orderId', 'lineId'],
  },
  'a refund waits for the parcel': {
    means: 'The shop has agreed to a refund and waits for the goods.',
    supplies: ['token', 'refundNumber', 'refundId'],
  },
  'a refund is done': { means: 'A shopper has a refund that was paid.', supplies: ['token', 'refundNumber'] },
  'the refund does not exist': {
    means: 'The shopper has no refund with the number of the request.',
    supplies: ['token', 'refundNumber'],
  },
  'the order does not exist': {
    means: 'The shopper has no order with the number of the request.',
    supplies: ['token', 'orderNumber'],
  },
  'a coupon can be received': {
    means: 'A shopper has a valid token, and there is a coupon that they do not have yet.',
    supplies: ['token', 'couponId'],
  },
  'no coupon is left': {
    means: 'A shopper has a valid token; of the coupon of the request none is left.',
    supplies: ['token', 'couponId'],
  },
  'a shopper with favourites is signed in': {
    means: 'A shopper has a valid token and at least one favourite, the product of the request.',
    supplies: ['token', 'productId'],
  },
  'a shopper with notices is signed in': {
    means: 'A shopper has a valid token and at least one notice of the shop, that of the request.',
    supplies: ['token', 'noticeId'],
  },
  'a flash sale is running': {
    means: 'A slot is running and sells at least one product.',
    supplies: ['slotId', 'flashSaleId'],
  },
  'the flash sale is over': { means: 'The flash sale of the request has ended.', supplies: ['flashSaleId'] },
  'a conversation exists': {
    means: 'A shopper and an agent have written to each other.',
    supplies: ['token', 'agentId'],
  },
  ...repairStates,
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;
