import type { RefundKind } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { nextId } from '../shop/chance.ts';
import { amountFor, leftOf, type Pieces } from './refund-money.ts';
import { countPieces, hasOpenRefund } from './refunds.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, BoughtLine, Shop, StoredOrder, StoredRefund } from '../shop/state.ts';
import { keptImages } from '../support/uploads.ts';

/** An explanation has at most 150 characters and a refund at most 3 images (spec section 9); a reason is no longer than an explanation. */
const LONGEST_TEXT = 150;
const MAX_IMAGES = 3;

/** What a shopper asks for. Without pieces: everything that is left. */
export type RefundWish = {
  wants: RefundKind;
  reason: string;
  explanation: string;
  images: readonly string[];
  pieces?: readonly Pieces[];
};

/** A shopper's order of which something can be refunded, by its id. */
export function refundableOrder(shop: Shop, account: Account, id: string, language: Language): StoredOrder {
  const order = Object.values(shop.state.orders).find((known) => known.id === id);
  if (!order || order.accountId !== account.id || order.step === 'cancelled' || order.isHidden)
    throw refusal('noOrder', language);
  if (order.step === 'unpaid') throw refusal('notPaidYet', language);
  if (order.step === 'split') throw refusal('inParcels', language);
  return order;
}

/** The wished pieces, one entry a line; refused where one is not in the order or not left. */
function chosenPieces(order: StoredOrder, wished: readonly Pieces[] | undefined, language: Language): Pieces[] {
  const left = order.lines.filter((line) => leftOf(line) > 0);
  if (left.length === 0) throw refusal('allRefunded', language);
  if (wished === undefined) return left.map((line) => ({ lineId: line.id, quantity: leftOf(line) }));
  if (wished.length === 0) throw refusal('nothingToRefund', language);
  const sums = new Map<BoughtLine, number>();
  for (const { lineId, quantity } of wished) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw refusal('notInOrder', language);
    if (quantity < 1) throw refusal('badPieces', language);
    sums.set(line, (sums.get(line) ?? 0) + quantity);
  }
  for (const [line, quantity] of sums)
    if (quantity > leftOf(line)) throw refusal('piecesLeft', language, { left: leftOf(line) });
  return [...sums].map(([line, quantity]) => ({ lineId: line.id, quantity }));
}

/** Asks for a refund; the shop decides later. One at a time of an order. */
export function askRefund(
  shop: Shop,
  account: Account,
  order: StoredOrder,
  wish: RefundWish,
  language: Language,
): StoredRefund {
  const [reason, explanation] = [wish.reason.trim(), wish.explanation.trim()];
  if (hasOpenRefund(shop, order)) throw refusal('refundOpen', language);
  const pieces = chosenPieces(order, wish.pieces, language);
  if (wish.wants === 'goods' && order.shippedAt === undefined) throw refusal('moneyOnly', language);
  if (reason === '') throw refusal('noReason', language);
  if ([reason, explanation].some((text) => [...text].length > LONGEST_TEXT))
    throw refusal('longExplanation', language, { limit: LONGEST_TEXT });
  const images = keptImages(shop, wish.images, MAX_IMAGES, language);
  const id = nextId(shop.state);
  const refund: StoredRefund = {
    id,
    number: refundNumber(shop, id),
    accountId: account.id,
    orderNumber: order.number,
    state: 'underReview',
    wants: wish.wants,
    pieces,
    amount: amountFor(order, pieces),
    reason,
    explanation,
    images,
    askedAt: shop.clock.now(),
  };
  shop.state.refunds[refund.number] = refund;
  countPieces(order, refund, 1);
  return refund;
}

/** Digits alone, beyond 2^53: the moment in milliseconds, then the row's id. */
const refundNumber = (shop: Shop, id: string) =>
  `${String(shop.clock.now()).padStart(13, '0')}${id.padStart(6, '0').slice(-6)}`;
