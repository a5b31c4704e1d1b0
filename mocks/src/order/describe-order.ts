import { toShopText, type Language, type Order, type OrderState, type Parcel } from '@shop/contracts';
import { orderLine } from '../cart/describe-line.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf } from '../messages/messages.ts';
import { autoConfirmsAt } from './auto-confirmation.ts';
import { carrierName, isSent } from './carrier.ts';
import { linesOf, parcelsOf } from './order-lines.ts';
import { cancelsAt } from './orders.ts';

/** The shop knows the state of each order. */
type KnownState = Exclude<OrderState, 'unknown'>;
/** States in order: a split order has the earliest state of its parcels. */
const STATES: readonly KnownState[] = ['toShip', 'toReceive', 'toReview', 'completed', 'refunded'];

function stateOf(shop: Shop, order: StoredOrder): KnownState {
  if (order.step !== 'split') return order.step;
  const steps = parcelsOf(shop, order).map(({ step }) => step);
  return STATES.find((state) => steps.some((step) => step === state)) ?? 'toShip';
}

function stateTexts(
  order: StoredOrder,
  state: KnownState,
  language: Language,
): { stateTitle: string; stateMessage: string } {
  const { states, presale } = messagesOf(language).order;
  const { title, message } = state === 'toShip' && order.shipsAt !== undefined ? presale : states[state];
  const time = state === 'unpaid' ? toShopText(cancelsAt(order)).slice(5) : toShopText(order.shipsAt ?? 0).slice(0, 10);
  return { stateTitle: title, stateMessage: fill(message, { time }) };
}

const shipmentOf = (order: StoredOrder, language: Language) => ({
  carrier: isSent(order) ? carrierName(language) : '',
  parcelNumber: order.journey?.number ?? '',
});

const parcelOf = (shop: Shop, order: StoredOrder, language: Language): Parcel => ({
  orderNumber: order.number,
  state: stateOf(shop, order),
  lines: order.lines.map((line) => orderLine(shop, line, language)),
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  ...shipmentOf(order, language),
  shippedAt: order.shippedAt,
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
    ...stateTexts(order, state, language),
    kind: order.kind,
    isPickUp: false,
    isPaid,
    payWay: order.payWay ? messagesOf(language).order.payWays[order.payWay] : '',
    payWays: shop.state.payWays,
    lines: lines.map((line) => orderLine(shop, line, language)),
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
    cancelsAt: order.step === 'unpaid' ? cancelsAt(order) : undefined,
    shippedAt: order.shippedAt,
    receivedAt: order.receivedAt,
    completedAt: order.completedAt,
    autoConfirmsAt: order.step === 'toReceive' ? autoConfirmsAt(order) : undefined,
    ...shipmentOf(order, language),
    parcels: order.parcels ? parcelsOf(shop, order).map((parcel) => parcelOf(shop, parcel, language)) : [],
    isAllRefunded: lines.every(({ quantity, refunded }) => refunded === quantity),
    invoice: order.invoice && { ...order.invoice, isIssued: order.invoice.number !== '' },
  };
}
