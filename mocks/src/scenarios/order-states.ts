import { addToCart } from '../cart/cart.rules.ts';
import { WELCOME_COUPONS } from '../coupon/coupons.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { withPrices } from '../order/draft.ts';
import { stockOf, type Offered } from '../catalogue/goods.ts';
import { fittingFor } from '../coupon/order-coupons.ts';
import { receiveOrder } from '../order/order-steps.ts';
import { giveCoupon } from '../payment/wallet.ts';
import type { Account, Shop, StoredOrder } from '../shop/state.ts';
import type { ScenarioParams } from './params.ts';
import { orderAgo, pay, reviewAll, shopAgo } from './past.ts';
import { fillCart, layOutCart, placeCart, plentiful, signedIn, signIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const LANGUAGE = 'zh-Hans';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What the part in the cart costs for which there is a coupon. */
const ENOUGH = 6000;

/** Puts so much of one part into the cart that a coupon can be used for it alone, and some others. */
function fillForCoupon(shop: Shop, account: Account): void {
  const piecesOf = (offer: Offered) => Math.ceil(ENOUGH / pricesFor(offer, account).unitPrice);
  const offer = plentiful(shop, 200).find((known) => stockOf(shop, known) >= piecesOf(known));
  if (!offer) throw new Error('The catalogue has no part with enough stock for a coupon.');
  const lineId = addToCart(shop, account, offer, piecesOf(offer), LANGUAGE);
  fillCart(shop, account);
  shop.known.lineId = lineId;
}

/** Knows the coupon that takes most off the cart. */
function knowBestCoupon(shop: Shop, account: Account): void {
  if (account.coupons.length === 0) giveCoupon(shop, account, WELCOME_COUPONS[0], shop.clock.now());
  shop.known.couponId = fittingFor(shop, account, withPrices(shop, account, account.cart, LANGUAGE))[0]?.id;
}

/** Knows an order, its first line and the key under which that is reviewed. */
export function know(shop: Shop, order: StoredOrder): StoredOrder {
  Object.assign(shop.known, {
    orderNumber: order.number,
    orderId: order.id,
    lineId: order.lines[0]?.id,
    reviewKey: order.lines[0]?.reviewKey,
  });
  return order;
}

/** An order that its shopper took for received. */
const received = (shop: Shop, params?: ScenarioParams): StoredOrder => {
  const order = know(shop, orderAgo(shop, signedIn(shop, params), 2 * DAY, params));
  receiveOrder(order, shop.clock.now() - HOUR);
  return order;
};

/** The states of orders in which calls are verified. */
export const orderStates = {
  'a shopper with an address is signed in': (shop, params) => {
    signIn(shop, params?.account);
  },
  'a shopper has coupons': (shop, params) => {
    const account = signIn(shop, params?.account);
    if (account.coupons.length === 0) giveCoupon(shop, account, WELCOME_COUPONS[0], shop.clock.now());
  },
  'a coupon fits the cart': (shop, params) => {
    const account = signIn(shop, params?.account);
    fillForCoupon(shop, account);
    knowBestCoupon(shop, account);
    layOutCart(shop, account, params);
  },
  'an order is laid out': (shop, params) => {
    layOutCart(shop, signedIn(shop, params), params);
  },
  'the order key is used up': (shop, params) => {
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
    pay(shop, account, know(shop, placeCart(shop, account, params)));
    // It stays so for whoever looks at it later.
    shop.state.backOffice.ships = 'never';
  },
  'an order is shipped': (shop, params) => {
    know(shop, orderAgo(shop, signedIn(shop, params), 5 * MINUTE, params));
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
