import {
  refundApply,
  refundCancel,
  refundDel,
  refundDetail,
  refundLines,
  refundList,
  refundReasons,
  refundReturn,
  type RefundKind,
} from '@shop/contracts';
import type { RefundTab } from '@shop/design-system';
import { asGone, CallError } from '../../data/call-error.ts';
import { pagesOf } from '../../data/pages-of.ts';
import { send } from '../../data/call.ts';

/** A request for a refund. `pieces` are cart line ids of the order with how many of each. */
export type RefundWish = {
  orderId: string;
  kind: RefundKind;
  reason: string;
  explanation: string;
  images: readonly string[];
  pieces: readonly { lineId: string; quantity: number }[];
};

export const askReasons = (signal: AbortSignal) => send(refundReasons, { signal });
export const askRefundLines = (orderId: string, signal: AbortSignal) =>
  send(refundLines, { params: { orderId }, signal });

export const apply = ({ orderId, kind, reason, explanation, images, pieces }: RefundWish) =>
  send(refundApply, {
    params: { orderId },
    body: {
      text: reason,
      refund_reason_wap_explain: explanation,
      refund_reason_wap_img: images.join(','),
      refund_type: kind === 'goods' ? 2 : 1,
      cart_ids: pieces.map(({ lineId, quantity }) => ({ cart_id: lineId, cart_num: quantity })),
    },
  });

const STATUSES: Record<RefundTab, string> = { all: '', open: '1', done: '2' };
const limit = 10;
export const askRefunds = (tab: RefundTab, pages: number, signal: AbortSignal) =>
  pagesOf(
    pages,
    limit,
    async (page) => (await send(refundList, { query: { refund_status: STATUSES[tab], page, limit }, signal })).refunds,
  );

/** The refunds of one order: no call asks for them, so they are picked out of the newest. */
const NEWEST = 100;
export const askRefundsOf = async (orderId: string, signal: AbortSignal) =>
  (await send(refundList, { query: { page: 1, limit: NEWEST }, signal })).refunds.filter(
    (refund) => refund.orderId === orderId,
  );

export async function askRefund(refundNumber: string, signal: AbortSignal) {
  if (refundNumber === '') throw new CallError(refundDetail.name, 'gone', { status: 404 });
  return send(refundDetail, { params: { refundNumber }, signal }).catch(asGone(refundDetail.name));
}

export const takeBack = (refundNumber: string) => send(refundCancel, { params: { refundNumber } });
export const removeRefund = (refundNumber: string) => send(refundDel, { params: { refundNumber } });
export const tellParcel = ({
  id,
  carrier,
  number,
  phone,
}: {
  id: string;
  carrier: string;
  number: string;
  phone: string;
}) =>
  send(refundReturn, {
    body: { id, refund_express: number, refund_express_name: carrier, refund_phone: phone, refund_explain: '' },
  });
