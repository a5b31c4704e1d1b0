export { refundApply } from './refund-apply.contract.ts';
export { refundCancel } from './refund-cancel.contract.ts';
export { refundDel } from './refund-del.contract.ts';
export { refundDetail, type RefundDetail } from './refund-detail.contract.ts';
export { refundLines, type RefundableLine } from './refund-lines.contract.ts';
export { refundList } from './refund-list.contract.ts';
export { refundReasons } from './refund-reasons.contract.ts';
export { refundReturn } from './refund-return.contract.ts';
export type { Refund, RefundKind, RefundState } from './refund.entity.ts';
