import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  repriced: {
    id: 'repairCart.problem.repriced',
    defaultMessage: '内容有变动，尚未提交',
    description: 'Title: price or contents changed since the shopper saw them; nothing was submitted.',
  },
  repricedTotal: {
    id: 'repairCart.problem.repricedTotal',
    defaultMessage: '应付从 {before} 变成 {now}。请确认后再提交。',
    description: 'The total before and now.',
  },
  repricedSame: {
    id: 'repairCart.problem.repricedSame',
    defaultMessage: '应付仍是 {now}。请确认后再提交。',
    description: 'The total has not changed, but something else.',
  },
  judged: {
    id: 'repairCart.problem.judged',
    defaultMessage: '{set}：{reason}，{before} → {now}',
    description: 'A request is now judged otherwise: the reason is like "code used, this one is paid".',
  },
  price: {
    id: 'repairCart.problem.price',
    defaultMessage: '{set}：{before} → {now}',
    description: 'A request has another price now.',
  },
  contents: {
    id: 'repairCart.problem.contents',
    defaultMessage: '{set}：零件已修改，{before} → {now}',
    description: 'The parts of a request were changed, for example in another window.',
  },
  gone: {
    id: 'repairCart.problem.gone',
    defaultMessage: '{set}：已不在补件车里',
    description: 'A request is no longer in the cart.',
  },
  notSubmitted: {
    id: 'repairCart.problem.notSubmitted',
    defaultMessage: '提交失败',
    description: 'Title of the notice on why nothing was submitted; the reason follows.',
  },
  notPriced: {
    id: 'repairCart.problem.notPriced',
    defaultMessage: '金额计算失败',
    description: 'Title: the price could not be computed; the reason follows.',
  },
  retry: { id: 'repairCart.problem.retry', defaultMessage: '重试', description: 'Button beside it.' },
  unknown: {
    id: 'repairCart.problem.unknown',
    defaultMessage: '尚不确定申请是否提交成功',
    description: 'Title: no answer came, so it is not known whether the requests were submitted.',
  },
  unknownText: {
    id: 'repairCart.problem.unknownText',
    defaultMessage: '尚不确定申请是否已到达商店。可重新查询：如未到达会立即提交，已到达也不会产生两份。',
    description: 'What to do then: asking again submits the request if it did not arrive, and never twice.',
  },
  stillUnknown: {
    id: 'repairCart.problem.stillUnknown',
    defaultMessage: '仍未查到结果。请检查网络，稍后再查。已填的内容都会保留。',
    description: 'Asked again, and no answer came either.',
  },
  askAgain: {
    id: 'repairCart.problem.askAgain',
    defaultMessage: '重新查询',
    description: 'Button that asks the shop again whether the requests were submitted.',
  },
  sent: {
    id: 'repairCart.problem.sent',
    defaultMessage: '已填的内容',
    description: 'Heading over what was sent, to be read while it is not known whether it arrived.',
  },
  address: {
    id: 'repairCart.problem.address',
    defaultMessage: '收货地址',
    description: 'Name of the address to which the requests are sent.',
  },
  requests: {
    id: 'repairCart.problem.requests',
    defaultMessage: '补件申请',
    description: 'Name of the requests, which are listed by the names of their sets.',
  },
  message: {
    id: 'repairCart.problem.message',
    defaultMessage: '留言',
    description: 'Name of the message to the service agents.',
  },
});
