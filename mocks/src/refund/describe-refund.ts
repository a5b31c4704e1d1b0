import type { Language, Refund, RefundDetail, RefundState } from '@shop/contracts';
import { orderLine } from '../cart/describe-line.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';
import { isOpen } from '../order/open-refunds.ts';
import { refundedLines } from './refunds.ts';

/** A refund that shoppers see: neither cancelled nor hidden. */
export type ShownRefund = StoredRefund & { state: RefundState };
export const isShown = (refund: StoredRefund): refund is ShownRefund =>
  refund.state !== 'cancelled' && !refund.isHidden;

const titleOf = ({ state }: ShownRefund, language: Language): string =>
  messagesOf(language).refund.titles[state === 'refunded' || state === 'rejected' ? state : 'open'];

/** A refund as lists show it; its lines have the refunded quantity. */
export function refundOf(shop: Shop, refund: ShownRefund, language: Language): Refund {
  const order = shop.state.orders[refund.orderNumber];
  const lines = refundedLines(shop, refund).map((line) => orderLine(shop, line, language));
  return {
    id: refund.id,
    number: refund.number,
    orderId: order?.id ?? '',
    state: refund.state,
    kind: refund.kind,
    stateTitle: titleOf(refund, language),
    lines,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    amount: refund.amount,
    reason: refund.reason,
    explanation: refund.explanation,
    images: refund.images,
    refusal: refund.state === 'rejected' ? messagesOf(language).refund.rejections[refund.kind] : '',
    requestedAt: refund.requestedAt,
    refundedAt: refund.state === 'refunded' ? refund.closedAt : undefined,
    returnCarrier: refund.parcel?.carrier ?? '',
    returnNumber: refund.parcel?.number ?? '',
  };
}

const NO_ADDRESS = { name: '', phone: '', address: '' };

/** A refund with the address for returning the goods, if the shop expects them. */
export function refundDetailOf(shop: Shop, refund: ShownRefund, language: Language): RefundDetail {
  const { returnTo, carriers } = messagesOf(language).refund;
  const isReturn = isOpen(refund) && refund.state !== 'underReview';
  return {
    ...refundOf(shop, refund, language),
    orderNumber: refund.orderNumber,
    returnTo: isReturn ? returnTo : NO_ADDRESS,
    carriers: isReturn ? carriers : [],
  };
}
