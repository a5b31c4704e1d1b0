import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { INITIAL_COUPONS } from '../coupon/coupons.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { stockOf, type ShopOffer } from '../goods/goods.ts';
import { fittingFor } from '../coupon/order-coupons.ts';
import { receiveOrder } from '../order/order-events.ts';
import { addCoupon } from '../coupon/wallet.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { orderAgo, pay, reviewAll, shopAgo } from './earlier-orders.ts';
import { fillCart, draftCart, placeCart, plentiful, signedIn, signIn } from './steps.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { withPrices } from '../cart/wanted-lines.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The minimum amount in fen of a line that a coupon can be used for. */
const COUPON_MINIMUM = 6000;

/** Adds enough of one part to the cart for a coupon to apply to it alone, and some other parts. */
function fillForCoupon(shop: Shop, account: Account): void {
  const piecesOf = (offer: ShopOffer) => Math.ceil(COUPON_MINIMUM / pricesFor(offer, account).unitPrice);
  const offer = plentiful(shop, 200).find((known) => stockOf(shop, known) >= piecesOf(known));
  if (!offer) throw new Error('The catalogue has no part with enough stock for a coupon.');
  const lineId = addToCart(shop, account, offer, piecesOf(offer), DEFAULT_LANGUAGE);
  fillCart(shop, account);
  shop.known.lineId = lineId;
}

/** Sets `known.couponId` to the coupon with the highest discount for the cart. */
function setKnownBestCoupon(shop: Shop, account: Account): void {
  if (account.coupons.length === 0) addCoupon(shop, account, INITIAL_COUPONS[0], shop.clock.now());
  shop.known.couponId = fittingFor(shop, account, withPrices(shop, account, account.cart, DEFAULT_LANGUAGE))[0]?.id;
}

/** Sets an order, its first line and that line's review key as known. */
export function setKnownOrder(shop: Shop, order: StoredOrder): StoredOrder {
  Object.assign(shop.known, {
    orderNumber: order.number,
    orderId: order.id,
    lineId: order.lines[0]?.id,
    reviewKey: order.lines[0]?.reviewKey,
  });
  return order;
}

/** An order whose receipt the shopper has confirmed. */
const received = (shop: Shop, params?: ScenarioParams): StoredOrder => {
  const order = setKnownOrder(shop, orderAgo(shop, signedIn(shop, params), 2 * DAY, params));
  receiveOrder(order, shop.clock.now() - HOUR);
  return order;
};

/** States of orders in which calls are verified. */
export const orderStates = {
  'a shopper with an address is signed in': (shop, params) => {
    signIn(shop, params?.account);
  },
  'a shopper has balance records': (shop, params) => {
    setKnownOrder(shop, orderAgo(shop, signedIn(shop, params), DAY, params));
  },
  'a shopper has coupons': (shop, params) => {
    const account = signIn(shop, params?.account);
    if (account.coupons.length === 0) addCoupon(shop, account, INITIAL_COUPONS[0], shop.clock.now());
  },
  'a coupon can be used for the cart': (shop, params) => {
    const account = signIn(shop, params?.account);
    fillForCoupon(shop, account);
    setKnownBestCoupon(shop, account);
    draftCart(shop, account, params);
  },
  'an order draft exists': (shop, params) => {
    draftCart(shop, signedIn(shop, params), params);
  },
  'the order key has been used': (shop, params) => {
    placeCart(shop, signedIn(shop, params), params);
  },
  'an order waits for payment': (shop, params) => {
    placeCart(shop, signedIn(shop, params), params);
  },
  'the balance is too small': (shop, params) => {
    placeCart(shop, signIn(shop, 'poor'), params);
  },
  'payments fail': (shop, params) => {
    placeCart(shop, signedIn(shop, params), params);
    shop.state.backOffice.payments = 'fail';
  },
  'an order is paid': (shop, params) => {
    const account = signedIn(shop, params);
    pay(shop, account, setKnownOrder(shop, placeCart(shop, account, params)));
    // Otherwise it would be shipped later.
    shop.state.backOffice.ships = 'never';
  },
  'an order is shipped': (shop, params) => {
    setKnownOrder(shop, orderAgo(shop, signedIn(shop, params), 5 * MINUTE, params));
  },
  'an order is sent in two parcels': (shop, params) => {
    const account = signedIn(shop, params);
    if (account.cart.length < 2) fillCart(shop, account, { lines: 4, ...params });
    orderAgo(shop, account, MINUTE, { ...params, ships: 'parcels' });
  },
  'an order is received': (shop, params) => {
    received(shop, params);
  },
  'an order is completed': (shop, params) => {
    const order = received(shop, params);
    reviewAll(shopAgo(shop, HOUR / 2), order);
  },
  'the order does not exist': (shop, params) => {
    const account = signIn(shop, params?.account);
    for (const [number, order] of Object.entries(shop.state.orders))
      if (order.accountId === account.id) delete shop.state.orders[number];
  },
} satisfies Record<string, Scenario>;
