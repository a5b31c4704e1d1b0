import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  underReview: {
    id: 'refunds.state.underReview',
    defaultMessage: '审核中',
    description: 'Refund status (spec section 4: under review).',
  },
  awaitingReturn: {
    id: 'refunds.state.awaitingReturn',
    defaultMessage: '待退货',
    description: 'Refund status (spec section 4: awaiting return): the shopper sends the goods back.',
  },
  returning: {
    id: 'refunds.state.returning',
    defaultMessage: '退货中',
    description: 'Refund status: the goods are on their way back.',
  },
  refunded: {
    id: 'refunds.state.refunded',
    defaultMessage: '已退款',
    description: 'Refund status (spec section 4: refunded).',
  },
  rejected: {
    id: 'refunds.state.rejected',
    defaultMessage: '已拒绝',
    description: 'Refund status (spec section 4: rejected).',
  },
  unknown: {
    id: 'refunds.state.unknown',
    defaultMessage: '状态未知',
    description: 'Refund status: the server sends one that the shop does not know.',
  },
});
