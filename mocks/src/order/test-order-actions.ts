import {
  cartAdd,
  orderCancel,
  orderComment,
  orderConfirm,
  orderCreate,
  orderDel,
  orderPay,
  orderTake,
  refundApply,
  refundCancel,
  refundReturn,
} from '@shop/contracts';
import { plentiful } from '../scenarios/steps.ts';
import { accountNamed } from '../session/accounts.ts';
import { setStock, type ShopOffer } from '../goods/goods.ts';
import { addCoupon } from '../coupon/wallet.ts';
import type { Account } from '../core/account.state.ts';
import type { BoughtLine, OrderStep, StoredOrder } from '../core/order.state.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { Shop } from '../core/shop.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { create, pay, type Customer } from './test-orders.ts';
import { openSession } from '../session/tokens.ts';
import { refundableOf } from './order-lines.ts';
import { hasOpenRefund, isOpen } from './open-refunds.ts';

/** An attempted action of a shopper on an order, on its nth line, nth refund … */
export type Try = { order: StoredOrder; account: Account; shop: Shop; customer: Customer; nth: number };
/**
 * The result of an action by the table of transitions (reference, section 4.3): it is refused, or done and leaves the
 * order at this step.
 */
export type Expected = 'refused' | OrderStep;
type Action = { expected(tried: Try): Expected; send(tried: Try): Promise<{ kind: 'done' | 'refused' }> };

const isVisible = ({ step, isHidden }: StoredOrder): boolean => step !== 'cancelled' && !isHidden;
/** The step that an action leads to from some steps; refused from others, and for a cancelled or deleted order. */
const fromSteps =
  (steps: Partial<Record<OrderStep, OrderStep>>) =>
  ({ order }: Try): Expected =>
    (isVisible(order) && steps[order.step]) || 'refused';

const nthOf = <T>(all: readonly T[], nth: number): T | undefined => all[nth % Math.max(1, all.length)];
const lineOf = ({ order, nth }: Try): BoughtLine | undefined => nthOf(order.lines, nth);
const refundOf = ({ order, shop, nth }: Try): StoredRefund | undefined =>
  nthOf(
    Object.values(shop.state.refunds).filter(({ orderNumber }) => orderNumber === order.number),
    nth,
  );

const PAID: readonly OrderStep[] = ['toShip', 'toReceive', 'toReview', 'completed'];
const isRefundable = ({ order, shop }: Try): boolean =>
  isVisible(order) &&
  PAID.includes(order.step) &&
  !hasOpenRefund(shop, order) &&
  order.lines.some((line) => refundableOf(line) > 0);

/** Some pieces of one line, or the remaining pieces of every line. */
function piecesFor({ order, nth }: Try, isPart: boolean) {
  const line = nthOf(
    order.lines.filter((known) => refundableOf(known) > 0),
    nth,
  );
  return isPart && line ? { cart_ids: [{ cart_id: line.id, cart_num: 1 + (nth % refundableOf(line)) }] } : {};
}

const requestsRefund = (kind: 1 | 2, isPart: boolean): Action => ({
  expected: (tried) =>
    isRefundable(tried) && (kind === 1 || tried.order.shippedAt !== undefined) ? tried.order.step : 'refused',
  send: (tried) =>
    tried.customer.ask(refundApply, {
      params: { orderId: tried.order.id },
      body: {
        text: '不想要了',
        refund_reason_wap_explain: '',
        refund_reason_wap_img: '',
        refund_type: kind,
        ...piecesFor(tried, isPart),
      },
    }),
});

/** Every action that a shopper can attempt on an order. */
export const acts = {
  payByBalance: {
    expected: ({ order, account, shop }) => {
      if (!isVisible(order) || order.step !== 'unpaid') return 'refused';
      return shop.state.backOffice.payments === 'work' && account.balance >= order.toPay ? 'toShip' : 'unpaid';
    },
    send: ({ order, customer }) => customer.ask(orderPay, pay(order.number)),
  },
  payByCode: {
    expected: fromSteps({ unpaid: 'unpaid' }),
    send: ({ order, customer }) => customer.ask(orderPay, pay(order.number, 'wechat')),
  },
  cancel: {
    expected: fromSteps({ unpaid: 'cancelled' }),
    send: ({ order, customer }) => customer.ask(orderCancel, { body: { id: order.number } }),
  },
  take: {
    expected: fromSteps({ toReceive: 'toReview' }),
    send: ({ order, customer }) => customer.ask(orderTake, { body: { uni: order.number } }),
  },
  remove: {
    expected: fromSteps({ unpaid: 'cancelled', completed: 'completed', refunded: 'refunded' }),
    send: ({ order, customer }) => customer.ask(orderDel, { body: { uni: order.number } }),
  },
  review: {
    expected: (tried) => {
      const { step, lines } = tried.order;
      // A deleted order can still be reviewed, since its review form may be open.
      if (lineOf(tried)?.isReviewed !== false || (step !== 'toReview' && step !== 'completed')) return 'refused';
      return lines.filter(({ isReviewed }) => !isReviewed).length === 1 ? 'completed' : step;
    },
    send: (tried) =>
      tried.customer.ask(orderComment, {
        body: { unique: lineOf(tried)?.reviewKey ?? 'none', comment: '', pics: [], product_score: 5, service_score: 4 },
      }),
  },
  refundAll: requestsRefund(1, false),
  refundSome: requestsRefund(1, true),
  returnSome: requestsRefund(2, true),
  withdrawRefund: {
    expected: (tried) => {
      const refund = refundOf(tried);
      return refund && isOpen(refund) ? tried.order.step : 'refused';
    },
    send: (tried) => tried.customer.ask(refundCancel, { params: { refundNumber: refundOf(tried)?.number ?? 'none' } }),
  },
  enterReturnParcel: {
    expected: (tried) => (refundOf(tried)?.state === 'awaitingReturn' ? tried.order.step : 'refused'),
    send: (tried) =>
      tried.customer.ask(refundReturn, {
        body: {
          id: refundOf(tried)?.id ?? '0',
          refund_express: 'SF1420056781234',
          refund_express_name: '顺丰速运',
          refund_phone: '',
          refund_explain: '',
        },
      }),
  },
} satisfies Record<string, Action>;

export type ActName = keyof typeof acts;

export const FIRST_BALANCE = 12_000;
export const FIRST_STOCK = 60;

/** A shop with four offers in low stock, and two shoppers with a balance and coupons. */
export function market() {
  const { shop, clock } = visit();
  const offers = plentiful(shop, 4);
  for (const offer of offers) setStock(shop, offer, FIRST_STOCK);
  const shoppers = ['demo', 'poor'].map((login) => {
    const account = accountNamed(shop, login);
    account.balance = FIRST_BALANCE;
    for (let times = 0; times < 3; times += 1) addCoupon(shop, account, '904', clock.now());
    // A new session each time, since the clock of these tests often advances beyond the 30 days of a session.
    return {
      account,
      signIn: () => customerOf(shop, { token: openSession(shop, account).token }),
      addressId: account.addresses[0]?.id ?? '',
    };
  });
  return { shop, clock, offers, shoppers };
}
export type Market = ReturnType<typeof market>;

/**
 * Orders some pieces of one or two offers, with a coupon if one applies. Returns the order key, even if the order was
 * refused.
 */
export async function orderSome(
  { offers }: Market,
  { account, addressId, signIn }: Market['shoppers'][number],
  nth: number,
): Promise<string | undefined> {
  const customer = signIn();
  const wanted = [nthOf(offers, nth), nthOf(offers, nth + 1)]
    .slice(0, 1 + (nth % 2))
    .filter((offer): offer is ShopOffer => offer !== undefined);
  const lines: string[] = [];
  for (const [place, { mould, uniqueId }] of wanted.entries()) {
    const put = await customer.ask(cartAdd, {
      body: { productId: mould.id, uniqueId, cartNum: 1 + ((nth * 7 + place * 5) % 25), new: true },
    });
    if (put.kind === 'done') lines.push(put.value.lineId);
  }
  const draft = await customer.ask(orderConfirm, { body: { cartId: lines.join(','), new: true } });
  if (draft.kind === 'refused') return undefined;
  const { orderKey } = draft.value;
  const coupon = nth % 3 === 0 ? account.coupons.find(({ orderNumber }) => orderNumber === undefined)?.id : undefined;
  const placed = await customer.ask(orderCreate, create(orderKey, addressId, '', coupon));
  if (placed.kind === 'refused') await customer.ask(orderCreate, create(orderKey, addressId));
  return orderKey;
}
