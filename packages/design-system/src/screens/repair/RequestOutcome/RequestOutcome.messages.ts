import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unknown: {
    id: 'repairs.outcome.unknown',
    defaultMessage: '未收到商店的回复，尚不确定操作是否成功。下方是重新加载的最新状态，请查看后再试。',
    description: 'No answer arrived after an action on a repair request; the page shows the state fetched again.',
  },
  cancel: {
    id: 'repairs.outcome.cancel',
    defaultMessage: '申请已取消。',
    description: 'After a repair request was cancelled.',
  },
  sendEvidence: {
    id: 'repairs.outcome.sendEvidence',
    defaultMessage: '已发给客服，审核继续。',
    description: 'After the shopper answered the agent’s question.',
  },
  receive: {
    id: 'repairs.outcome.receive',
    defaultMessage: '已确认收货。请清点零件是否齐全。',
    description: 'After the receipt of replacement parts was confirmed.',
  },
  finish: {
    id: 'repairs.outcome.finish',
    defaultMessage: '这份申请已完成。',
    description: 'After the shopper confirmed that nothing is missing.',
  },
  reopen: {
    id: 'repairs.outcome.reopen',
    defaultMessage: '申请已重新打开，客服会再审核一次。',
    description: 'After the shopper reported that parts are still missing.',
  },
});
