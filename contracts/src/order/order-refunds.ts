import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { flag } from '../wire/flag.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';

/** The refunds in a row of the order list; the order's own page lacks them. */
export const refundRows = maybe(
  listOf(z.object({ refund_type: maybe(count), is_cancel: maybe(flag), is_pink_cancel: maybe(flag) })),
);
export type RefundRow = {
  refund_type?: number | undefined;
  is_cancel?: boolean | undefined;
  is_pink_cancel?: boolean | undefined;
};

const PAID = 6;
/** `refund_type` of a refund that is neither paid nor rejected (3). */
const OPEN: readonly number[] = [1, 2, 4, 5];

/**
 * Whether one is in progress; undefined where the rows do not say. The order itself retains its state meanwhile
 * (reference: refund row).
 */
export function hasOpenRefund(rows: readonly RefundRow[] | undefined): boolean | undefined {
  const running = rows?.filter(({ is_cancel }) => !is_cancel);
  if (running?.some(({ refund_type }) => refund_type !== undefined && OPEN.includes(refund_type))) return true;
  return running?.every(({ refund_type }) => refund_type !== undefined) ? false : undefined;
}

/** Rows that say so much of an order: whether a refund is in progress, and whether its group-buy failed. */
export function toRefundRows(isOpen: boolean | undefined, hasFailedGroup: boolean): RefundRow[] | undefined {
  if (isOpen === undefined && !hasFailedGroup) return undefined;
  const running = isOpen ? [{ refund_type: 1, is_cancel: false }] : [];
  const ofGroup = { refund_type: isOpen === undefined ? undefined : PAID, is_pink_cancel: true };
  return hasFailedGroup ? [...running, ofGroup] : running;
}
