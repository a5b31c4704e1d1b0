import type { Language, RefundKind } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import { nextId } from '../core/random.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { hasOpenRefund } from '../order/open-refunds.ts';
import { refundableOf } from '../order/order-lines.ts';
import { checkImages } from '../uploads/uploads.ts';
import { amountFor, type Pieces } from './refund-money.ts';
import { countPieces } from './refunds.ts';

/**
 * An explanation has at most 150 characters and a refund at most 3 images (spec section 9). The same limit is used for
 * reasons.
 */
const MAX_TEXT_LENGTH = 150;
const MAX_IMAGES = 3;

/** A shopper's request. Without pieces it is for everything that is not yet refunded. */
export type RefundRequest = {
  kind: RefundKind;
  reason: string;
  explanation: string;
  images: readonly string[];
  pieces?: readonly Pieces[];
};

/** A shopper's order by its id; refused if it cannot be refunded. */
export function refundableOrder(shop: Shop, account: Account, id: string, language: Language): StoredOrder {
  const order = Object.values(shop.state.orders).find((known) => known.id === id);
  if (!order || order.accountId !== account.id || order.step === 'cancelled' || order.isHidden)
    throw refusal('orderNotFound', language);
  if (order.step === 'unpaid') throw refusal('notPaid', language);
  if (order.step === 'split') throw refusal('splitIntoParcels', language);
  return order;
}

/** The requested pieces, one entry per line; refused if some are not in the order or already refunded. */
function chosenPieces(order: StoredOrder, requested: readonly Pieces[] | undefined, language: Language): Pieces[] {
  const left = order.lines.filter((line) => refundableOf(line) > 0);
  if (left.length === 0) throw refusal('allRefunded', language);
  if (requested === undefined) return left.map((line) => ({ lineId: line.id, quantity: refundableOf(line) }));
  if (requested.length === 0) throw refusal('nothingSelectedToRefund', language);
  const quantities = new Map<BoughtLine, number>();
  for (const { lineId, quantity } of requested) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw refusal('notInOrder', language);
    if (quantity < 1) throw refusal('refundQuantityTooSmall', language);
    quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  }
  for (const [line, quantity] of quantities)
    if (quantity > refundableOf(line)) throw refusal('refundQuantityTooLarge', language, { left: refundableOf(line) });
  return [...quantities].map(([line, quantity]) => ({ lineId: line.id, quantity }));
}

/** Creates a refund that the shop decides on later. An order has one open refund at most. */
export function requestRefund(
  shop: Shop,
  account: Account,
  order: StoredOrder,
  request: RefundRequest,
  language: Language,
): StoredRefund {
  const [reason, explanation] = [request.reason.trim(), request.explanation.trim()];
  if (hasOpenRefund(shop, order)) throw refusal('refundInProgress', language);
  const pieces = chosenPieces(order, request.pieces, language);
  if (request.kind === 'goods' && order.shippedAt === undefined) throw refusal('refundMoneyOnly', language);
  if (reason === '') throw refusal('reasonMissing', language);
  if ([reason, explanation].some((text) => [...text].length > MAX_TEXT_LENGTH))
    throw refusal('explanationTooLong', language, { limit: MAX_TEXT_LENGTH });
  const images = checkImages(shop, request.images, MAX_IMAGES, language);
  const id = nextId(shop.state);
  const refund: StoredRefund = {
    id,
    number: refundNumber(shop, id),
    accountId: account.id,
    orderNumber: order.number,
    state: 'underReview',
    kind: request.kind,
    pieces,
    amount: amountFor(order, pieces),
    reason,
    explanation,
    images,
    requestedAt: shop.clock.now(),
  };
  shop.state.refunds[refund.number] = refund;
  countPieces(order, refund, 1);
  return refund;
}

/** Digits only, above 2^53: the moment in milliseconds, then the id of the row. */
const refundNumber = (shop: Shop, id: string) =>
  `${String(shop.clock.now()).padStart(13, '0')}${id.padStart(6, '0').slice(-6)}`;
