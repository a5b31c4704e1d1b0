import type { Refund, RefundDetail, RefundState } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { boughtLineOf } from '../cart/describe-line.ts';
import { refundMessages } from './refund-messages.ts';
import { isOpen, refundedLines } from './refunds.ts';
import type { Shop, StoredRefund } from '../shop/state.ts';

/** A refund that the shopper did not take back: those are shown nowhere. */
export type ShownRefund = StoredRefund & { state: RefundState };
export const isShown = (refund: StoredRefund): refund is ShownRefund =>
  refund.state !== 'takenBack' && !refund.isHidden;

const titleOf = (refund: ShownRefund, language: Language): string =>
  refundMessages[language].titles[refund.state === 'refunded' || refund.state === 'rejected' ? refund.state : 'open'];

/** A refund as lists show it; its lines have the quantity that goes back. */
export function refundOf(shop: Shop, refund: ShownRefund, language: Language): Refund {
  const order = shop.state.orders[refund.orderNumber];
  const lines = refundedLines(shop, refund).map((line) => boughtLineOf(shop, line, language));
  return {
    id: refund.id,
    number: refund.number,
    orderId: order?.id ?? '',
    state: refund.state,
    kind: refund.wants,
    stateTitle: titleOf(refund, language),
    lines,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    amount: refund.amount,
    reason: refund.reason,
    explanation: refund.explanation,
    images: refund.images,
    refusal: refund.state === 'rejected' ? refundMessages[language].refusals[refund.wants] : '',
    askedAt: refund.askedAt,
    ...(refund.state === 'refunded' ? { refundedAt: refund.closedAt } : {}),
    returnCarrier: refund.parcel?.carrier ?? '',
    returnNumber: refund.parcel?.number ?? '',
  };
}

const NOWHERE = { name: '', phone: '', address: '' };

/** A refund with where its goods go back to, while the shop waits for them. */
export function refundDetailOf(shop: Shop, refund: ShownRefund, language: Language): RefundDetail {
  const { returnTo, carriers } = refundMessages[language];
  const isBack = isOpen(refund) && refund.state !== 'underReview';
  return {
    ...refundOf(shop, refund, language),
    orderNumber: refund.orderNumber,
    returnTo: isBack ? returnTo : NOWHERE,
    carriers: isBack ? carriers : [],
  };
}
