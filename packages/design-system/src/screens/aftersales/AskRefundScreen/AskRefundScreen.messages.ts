import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'refunds.ask.title',
    defaultMessage: '申请退款',
    description: 'Title of the page that asks for a refund; the last step of the path above it.',
  },
  lines: { id: 'refunds.ask.lines', defaultMessage: '退哪些', description: 'Heading: which parts to refund.' },
  all: {
    id: 'refunds.ask.all',
    defaultMessage: '能退的全退：{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Checkbox that chooses every piece that can still be refunded.',
  },
  bought: {
    id: 'refunds.ask.bought',
    defaultMessage: '买了 {count, plural, other {# 颗}}',
    description: 'How many pieces of a part were bought.',
  },
  left: {
    id: 'refunds.ask.left',
    defaultMessage: '还能退 {count, plural, other {# 颗}}',
    description: 'How many pieces of a part can still be refunded; fewer than were bought.',
  },
  gone: {
    id: 'refunds.ask.gone',
    defaultMessage: '都申请过了',
    description: 'A part of which every piece went into an earlier refund.',
  },
  quantity: {
    id: 'refunds.ask.quantity',
    defaultMessage: '退几颗{name}',
    description: 'Names the box for how many pieces of a part to refund.',
  },
  kind: {
    id: 'refunds.ask.kind',
    defaultMessage: '怎么退',
    description: 'Heading: money alone, or goods back for money.',
  },
  money: { id: 'refunds.ask.money', defaultMessage: '只退款', description: 'Kind of refund: money alone.' },
  moneyText: {
    id: 'refunds.ask.moneyText',
    defaultMessage: '颗粒不用寄回',
    description: 'What a refund of money alone means.',
  },
  goods: {
    id: 'refunds.ask.goods',
    defaultMessage: '退货退款',
    description: 'Kind of refund: goods go back for money.',
  },
  goodsText: {
    id: 'refunds.ask.goodsText',
    defaultMessage: '寄回颗粒，商家收到后退款',
    description: 'What a refund with goods sent back means.',
  },
  goodsNotYet: {
    id: 'refunds.ask.goodsNotYet',
    defaultMessage: '还没发货，不用寄回',
    description: 'Why goods cannot be sent back: the order has not left the shop.',
  },
  reason: { id: 'refunds.ask.reason', defaultMessage: '退款原因', description: 'Label of the reason for a refund.' },
  chooseReason: {
    id: 'refunds.ask.chooseReason',
    defaultMessage: '选一个原因',
    description: 'Stands in the list of reasons while none is chosen.',
  },
  explanation: {
    id: 'refunds.ask.explanation',
    defaultMessage: '补充说明（选填）',
    description: 'Label of the box for a message to the shop.',
  },
  images: {
    id: 'refunds.ask.images',
    defaultMessage: '图片（选填）',
    description: 'Label of the images that go with a request.',
  },
  nothingChosen: {
    id: 'refunds.ask.nothingChosen',
    defaultMessage: '先选要退的颗粒',
    description: 'Nothing was chosen to be refunded.',
  },
  noReason: { id: 'refunds.ask.noReason', defaultMessage: '选一个退款原因', description: 'No reason was chosen.' },
  tooLong: {
    id: 'refunds.ask.tooLong',
    defaultMessage: '把说明删到 {most, plural, other {# 字}}以内',
    description: 'The message is too long.',
  },
  imagesSending: {
    id: 'refunds.ask.imagesSending',
    defaultMessage: '图片还在上传，传好再提交',
    description: 'Images are still on their way.',
  },
  imagesFailed: {
    id: 'refunds.ask.imagesFailed',
    defaultMessage: '有图片没传上去，再试一次或移除它',
    description: 'An image did not arrive.',
  },
  sums: {
    id: 'refunds.ask.sums',
    defaultMessage: '能退多少',
    description: 'Heading of the card that reckons the refund.',
  },
  none: {
    id: 'refunds.ask.none',
    defaultMessage: '选好颗粒，这里算出能退多少。',
    description: 'In place of the reckoning while nothing is chosen.',
  },
  parts: {
    id: 'refunds.ask.parts',
    defaultMessage: '颗粒',
    description: 'Row of the reckoning: pieces at the prices of then.',
  },
  pieces: {
    id: 'refunds.ask.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces, in small beside the row.',
  },
  coupon: {
    id: 'refunds.ask.coupon',
    defaultMessage: '用掉的优惠券',
    description: 'Row of the reckoning: the pieces’ share of the coupon, taken off.',
  },
  other: {
    id: 'refunds.ask.other',
    defaultMessage: '其他优惠',
    description: 'Row of the reckoning: what else had made the order cheaper, taken off.',
  },
  postage: {
    id: 'refunds.ask.postage',
    defaultMessage: '运费',
    description: 'Row of the reckoning: postage that comes back.',
  },
  postageWithAll: {
    id: 'refunds.ask.postageWithAll',
    defaultMessage: '全部退完时，运费 {amount} 也退。',
    description: 'When postage comes back: with the last piece of an order that was not sent.',
  },
  postageSpent: {
    id: 'refunds.ask.postageSpent',
    defaultMessage: '已经发货，运费 {amount} 不退。',
    description: 'Why postage does not come back.',
  },
  total: {
    id: 'refunds.ask.total',
    defaultMessage: '最多退',
    description: 'Before the amount: at most so much; the shop decides.',
  },
  decides: {
    id: 'refunds.ask.decides',
    defaultMessage: '实际金额由商家审核后确定',
    description: 'Below the button: the shop decides the amount.',
  },
  next: {
    id: 'refunds.ask.next',
    defaultMessage: '接下来',
    description: 'Heading: what happens after the request is sent.',
  },
  nextMoney: {
    id: 'refunds.ask.nextMoney',
    defaultMessage: '商家先审核，同意后退款。',
    description: 'What happens next with a refund of money alone.',
  },
  nextGoods: {
    id: 'refunds.ask.nextGoods',
    defaultMessage: '商家同意后给你退货地址；你寄回并填单号，商家收到后退款。',
    description: 'What happens next with goods to be sent back.',
  },
  back: {
    id: 'refunds.ask.back',
    defaultMessage: '钱退回原来的付款方式：{way}。',
    description: 'Where the money goes. way is how the order was paid, in the shop’s words.',
  },
  send: { id: 'refunds.ask.send', defaultMessage: '提交申请', description: 'Button that sends the request.' },
  kept: {
    id: 'refunds.ask.kept',
    defaultMessage: '填好的都还在。',
    description: 'After a failure sentence: nothing typed was lost.',
  },
});
