import { changeBalance } from '../balance/change-balance.ts';
import { nextId } from '../core/random.ts';
import { completeIfReviewed } from '../order/orders.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { payByBalance } from '../payment/mark-paid.ts';
import type { Account } from '../core/account.state.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { placeCart } from './steps.ts';

/** The shop with its clock set back by `ms`: actions in it happen at that time. */
export const shopAgo = (shop: Shop, ms: number): Shop => {
  const then = shop.clock.now() - ms;
  return { ...shop, clock: { ...shop.clock, now: () => then } };
};

/** The same, with due events processed from that time on, so that actions have their consequences in time. */
export function rewind(shop: Shop, ms: number): Shop {
  const past = shopAgo(shop, ms);
  shop.state.processedUntil = Math.min(shop.state.processedUntil, past.clock.now());
  return past;
}

/** Pays an order by balance, which is raised if it is too small. */
export function pay(shop: Shop, account: Account, order: StoredOrder): void {
  const missing = order.toPay - account.balance;
  if (missing > 0) changeBalance(shop, account, { kind: 'topUp', amount: missing, at: shop.clock.now() });
  payByBalance(shop, account, order);
}

/** An order of the shopper's cart that was placed and paid `ms` ago, with all due events until now processed. */
export function orderAgo(
  shop: Shop,
  account: Account,
  ms: number,
  { ships = 'whole', ...params }: ScenarioParams & Partial<Pick<BackOffice, 'ships'>> = {},
): StoredOrder {
  const past = rewind(shop, ms);
  shop.state.backOffice.ships = ships;
  const order = placeCart(past, account, params);
  pay(past, account, order);
  runDueEvents(shop);
  return order;
}

export const INVOICE = {
  title: '杭州小满积木工作室',
  taxNumber: '91330106MA2B1CDE3X',
  email: 'xiaoman@example.com',
  number: '24332000000012345678',
};

/** Texts of reviews, used in rotation. */
const REVIEWS = ['颜色很正，卡合也紧，下次还来。', '和描述一样，一颗没少。', '发货快，包装结实。'];

/** The shopper reviews every line of a received order. */
export function reviewAll(shop: Shop, order: StoredOrder): void {
  for (const [place, line] of order.lines.entries()) {
    const { productId, uniqueId } = line;
    shop.state.reviews.push({
      id: nextId(shop.state),
      accountId: order.accountId,
      productId,
      uniqueId,
      stars: 5,
      serviceStars: 5,
      text: REVIEWS[place % REVIEWS.length] ?? '',
      pictures: [],
      at: shop.clock.now(),
    });
    line.isReviewed = true;
  }
  completeIfReviewed(shop, order);
}
