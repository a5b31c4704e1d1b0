import { nextId } from '../shop/chance.ts';
import { completeIfReviewed } from '../order/orders.ts';
import { runDueEvents } from '../shop/back-office.ts';
import { payByBalance } from '../payment/paying.ts';
import type { Account, OtherSide, Shop, StoredOrder } from '../shop/state.ts';
import type { ScenarioParams } from './params.ts';
import { placeCart } from './steps.ts';

/** The shop as it was so long ago: what is done in it is done then. */
export const shopAgo = (shop: Shop, ms: number): Shop => {
  const then = shop.clock.now() - ms;
  return { ...shop, clock: { ...shop.clock, now: () => then } };
};

/** The same, and everybody else begins to live from there once more: what is done then has its consequences in time. */
export function backIn(shop: Shop, ms: number): Shop {
  const past = shopAgo(shop, ms);
  shop.state.livedUntil = Math.min(shop.state.livedUntil, past.clock.now());
  return past;
}

/** Pays an order by balance, which has enough for it. */
export function pay(shop: Shop, account: Account, order: StoredOrder): void {
  account.balance = Math.max(account.balance, order.toPay);
  payByBalance(shop, account, order);
}

/** An order of the shopper's cart that was placed and paid so long ago, and what became of it until now. */
export function orderAgo(
  shop: Shop,
  account: Account,
  ms: number,
  { ships = 'whole', ...params }: ScenarioParams & Partial<Pick<OtherSide, 'ships'>> = {},
): StoredOrder {
  const past = backIn(shop, ms);
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

/** What the shopper wrote, in turn. */
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
