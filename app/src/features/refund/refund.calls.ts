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
import { CallError } from '../../data/call-error.ts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { fetchPages } from '../../data/fetch-pages.ts';
import { send } from '../../data/call.ts';

/** A refund request. `pieces` are cart line ids of the order, each with a quantity. */
export type RefundRequest = {
  orderId: string;
  kind: RefundKind;
  reason: string;
  explanation: string;
  images: readonly string[];
  pieces: readonly { lineId: string; quantity: number }[];
};

export const fetchRefundReasons = (signal: AbortSignal) => send(refundReasons, { signal });
export const fetchRefundableLines = (orderId: string, signal: AbortSignal) =>
  send(refundLines, { params: { orderId }, signal });

export const requestRefund = ({ orderId, kind, reason, explanation, images, pieces }: RefundRequest) =>
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
const PAGE_SIZE = 10;
export const fetchRefunds = (tab: RefundTab, pages: number, signal: AbortSignal) =>
  fetchPages(
    pages,
    PAGE_SIZE,
    async (page) =>
      (await send(refundList, { query: { refund_status: STATUSES[tab], page, limit: PAGE_SIZE }, signal })).refunds,
  );

/** The refunds of one order: no call returns them, so they are filtered out of the newest ones. */
const MAX_NEWEST = 100;
export const fetchRefundsOfOrder = async (orderId: string, signal: AbortSignal) =>
  (await send(refundList, { query: { page: 1, limit: MAX_NEWEST }, signal })).refunds.filter(
    (refund) => refund.orderId === orderId,
  );

export async function fetchRefund(refundNumber: string, signal: AbortSignal) {
  if (refundNumber === '') throw new CallError(refundDetail.name, 'gone', { status: 404 });
  return send(refundDetail, { params: { refundNumber }, signal }).catch(rethrowAsGone(refundDetail.name));
}

export const withdrawRefund = (refundNumber: string) => send(refundCancel, { params: { refundNumber } });
export const removeRefund = (refundNumber: string) => send(refundDel, { params: { refundNumber } });
export const reportReturn = ({
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
