import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'repairCart.confirm.title', defaultMessage: '确认补件申请', description: 'Title of the page.' },
  requests: {
    id: 'repairCart.confirm.requests',
    defaultMessage: '{count, plural, =1 {补件申请} other {# 份补件申请}}',
    description: 'Heading over the requests that will be submitted.',
  },
  toCart: {
    id: 'repairCart.confirm.toCart',
    defaultMessage: '返回补件车',
    description: 'Link back to the repair cart.',
  },
  message: {
    id: 'repairCart.confirm.message',
    defaultMessage: '给客服留言（选填）',
    description: 'Label of the field for a message to the service agents, optional.',
  },
  shadeLabel: {
    id: 'repairCart.confirm.shadeLabel',
    defaultMessage: '色差',
    description: 'Name of the group around the checkbox about shades, for screen readers.',
  },
  shade: {
    id: 'repairCart.confirm.shade',
    defaultMessage: '我了解补寄的零件可能与原来的略有色差。',
    description: 'Checkbox that is required before submitting: parts may differ in shade.',
  },
  shadeMissing: {
    id: 'repairCart.confirm.shadeMissing',
    defaultMessage: '勾选此项才能提交。',
    description: 'Error: the checkbox about shades is not checked.',
  },
  summary: {
    id: 'repairCart.confirm.summary',
    defaultMessage: '合计',
    description: 'Heading of the card with the amounts.',
  },
  toPay: { id: 'repairCart.confirm.toPay', defaultMessage: '应付', description: 'Price row: the total to pay.' },
  submit: {
    id: 'repairCart.confirm.submit',
    defaultMessage: '提交申请',
    description: 'Main action: submits free requests.',
  },
  submitAndPay: {
    id: 'repairCart.confirm.submitAndPay',
    defaultMessage: '提交并支付',
    description: 'Main action: submits requests that have to be paid on the next page.',
  },
  due: {
    id: 'repairCart.confirm.due',
    defaultMessage: '客服 {days, plural, other {# 个工作日}}内处理，最晚 {date}',
    description: 'Under the main action: how soon requests are processed; date like Dec 4.',
  },
  dueDays: {
    id: 'repairCart.confirm.dueDays',
    defaultMessage: '客服 {days, plural, other {# 个工作日}}内处理',
    description: 'Under the main action: how soon requests are processed, without a date.',
  },
  savesAddress: {
    id: 'repairCart.confirm.savesAddress',
    defaultMessage: '会先保存正在填写的地址，请确认金额后再提交',
    description:
      'Under the main action while the form of an address is open: pressing it saves the address; the price there is shown before anything is submitted.',
  },
  needsAddress: {
    id: 'repairCart.confirm.needsAddress',
    defaultMessage: '选好收货地址后即可提交',
    description: 'Under the main action while no address is chosen.',
  },
  needsShorter: {
    id: 'repairCart.confirm.needsShorter',
    defaultMessage: '留言超过 {limit, number} 字，缩短后即可提交',
    description: 'Under the main action while the message is too long.',
  },
  needsPrice: {
    id: 'repairCart.confirm.needsPrice',
    defaultMessage: '正在按这个地址核算',
    description: 'Under the main action while the price is being computed for the chosen address.',
  },
  notPriced: {
    id: 'repairCart.confirm.notPriced',
    defaultMessage: '金额计算后才能提交，也可以换一个地址',
    description: 'Under the main action: the price for the chosen address could not be computed.',
  },
  gone: {
    id: 'repairCart.confirm.gone',
    defaultMessage: '这里没有要提交的申请',
    description: 'Title: none of the requests of this page is in the repair cart.',
  },
  goneText: {
    id: 'repairCart.confirm.goneText',
    defaultMessage: '可能已经提交，或已在其他窗口移除。',
    description: 'Below it: why.',
  },
  toRequests: {
    id: 'repairCart.confirm.toRequests',
    defaultMessage: '查看我的申请',
    description: 'Link to the submitted repair requests.',
  },
});
