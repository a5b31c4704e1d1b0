import { toShopText, type Order, type OrderState, type Parcel, type PayWay } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { CARRIER, isSent } from './carrier.ts';
import { boughtLineOf } from '../cart/describe-line.ts';
import { fill } from '../shop/fill.ts';
import { PRESALE_WORDS, STEP_WORDS, WAY_WORDS } from './order-messages.ts';
import { cancelsAt, linesOf, parcelsOf } from './orders.ts';
import type { Shop, StoredOrder } from '../shop/state.ts';

/** How an order may be paid here. */
export const PAY_WAYS: readonly PayWay[] = ['balance', 'wechat', 'alipay'];

/** Steps from the first to the last: the whole of several parcels is as far as the one that is least far. */
const IN_ORDER: readonly OrderState[] = ['toShip', 'toReceive', 'toReview', 'completed', 'refunded'];

/** A cancelled order is never shown: it does not exist for the shopper any more. */
function stateOf(shop: Shop, order: StoredOrder): OrderState {
  if (order.step === 'cancelled') return 'unpaid';
  if (order.step !== 'split') return order.step;
  const states = parcelsOf(shop, order).map(({ step }) => step);
  return IN_ORDER.find((state) => states.some((step) => step === state)) ?? 'toShip';
}

function saidOf(
  order: StoredOrder,
  state: OrderState,
  language: Language,
): { stateTitle: string; stateMessage: string } {
  const { title, message } =
    state === 'toShip' && order.shipsAt !== undefined ? PRESALE_WORDS[language] : STEP_WORDS[state][language];
  const time = state === 'unpaid' ? toShopText(cancelsAt(order)).slice(5) : toShopText(order.shipsAt ?? 0).slice(0, 10);
  return { stateTitle: title, stateMessage: fill(message, { time }) };
}

const sentOf = (order: StoredOrder, language: Language) => ({
  carrier: isSent(order) ? CARRIER[language] : '',
  parcelNumber: order.journey?.number ?? '',
});

const parcelOf = (shop: Shop, order: StoredOrder, language: Language): Parcel => ({
  orderNumber: order.number,
  state: stateOf(shop, order),
  lines: order.lines.map((line) => boughtLineOf(shop, line, language)),
  ...sentOf(order, language),
  ...(order.shippedAt === undefined ? {} : { shippedAt: order.shippedAt }),
});

export function orderOf(shop: Shop, order: StoredOrder, language: Language): Order {
  const state = stateOf(shop, order);
  const lines = linesOf(shop, order);
  const isPaid = order.paidAt !== undefined;
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    state,
    ...saidOf(order, state, language),
    kind: order.kind,
    isPickUp: false,
    isPaid,
    payWay: order.payWay ? WAY_WORDS[order.payWay][language] : '',
    payWays: PAY_WAYS,
    lines: lines.map((line) => boughtLineOf(shop, line, language)),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    recipient: order.recipient,
    phone: order.phone,
    address: order.address,
    message: order.message,
    prices: {
      goods: order.goods,
      postage: order.postage,
      couponDiscount: order.couponDiscount,
      pointsDiscount: 0,
      toPay: order.toPay,
    },
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    cancelsAt: isPaid ? undefined : cancelsAt(order),
    shippedAt: order.shippedAt,
    receivedAt: order.receivedAt,
    completedAt: order.completedAt,
    ...sentOf(order, language),
    parcels: order.parcels ? parcelsOf(shop, order).map((parcel) => parcelOf(shop, parcel, language)) : [],
    isAllRefunded: lines.every(({ quantity, refunded }) => refunded === quantity),
    ...(order.invoice ? { invoice: { ...order.invoice, isIssued: order.invoice.number !== '' } } : {}),
  };
}
