import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'refunds.request.title',
    defaultMessage: '申请退款',
    description: 'Title of the page that requests a refund; also its last breadcrumb.',
  },
  lines: { id: 'refunds.request.lines', defaultMessage: '要退的颗粒', description: 'Heading: which parts to refund.' },
  all: {
    id: 'refunds.request.all',
    defaultMessage: '全部可退的：{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Checkbox that chooses every piece that can still be refunded.',
  },
  search: {
    id: 'refunds.request.search',
    defaultMessage: '搜索这笔订单：名称、编号或颜色',
    description: 'Label of the field that searches the parts of an order with many of them.',
  },
  found: {
    id: 'refunds.request.found',
    defaultMessage: '找到 {count, number} 种，共选了 {chosen, number} 种',
    description: 'How many parts the search found, and how many of the order are chosen.',
  },
  chosen: {
    id: 'refunds.request.chosen',
    defaultMessage: '共 {count, number} 种，选了 {chosen, number} 种',
    description: 'How many parts the order has, and how many of them are chosen.',
  },
  bought: {
    id: 'refunds.request.bought',
    defaultMessage: '购买 {count, plural, other {# 颗}}',
    description: 'How many pieces of a part were bought.',
  },
  left: {
    id: 'refunds.request.left',
    defaultMessage: '还可退 {count, plural, other {# 颗}}',
    description: 'How many pieces of a part can still be refunded; fewer than were bought.',
  },
  nothingLeft: {
    id: 'refunds.request.nothingLeft',
    defaultMessage: '已全部申请',
    description: 'A part whose pieces were all refunded before.',
  },
  quantity: {
    id: 'refunds.request.quantity',
    defaultMessage: '退款颗数：{name}',
    description: 'Label of the field for how many pieces of a part to refund.',
  },
  kind: {
    id: 'refunds.request.kind',
    defaultMessage: '退款类型',
    description: 'Heading: refund with or without return.',
  },
  money: { id: 'refunds.request.money', defaultMessage: '仅退款', description: 'Kind of refund: without return.' },
  moneyText: {
    id: 'refunds.request.moneyText',
    defaultMessage: '颗粒无需寄回',
    description: 'Explains a refund without return.',
  },
  goods: {
    id: 'refunds.request.goods',
    defaultMessage: '退货退款',
    description: 'Kind of refund: with return.',
  },
  goodsText: {
    id: 'refunds.request.goodsText',
    defaultMessage: '寄回颗粒，商家收到后退款',
    description: 'Explains a refund with return.',
  },
  goodsNotYet: {
    id: 'refunds.request.goodsNotYet',
    defaultMessage: '尚未发货，无需寄回',
    description: 'Why there is nothing to return: the order has not shipped.',
  },
  reason: {
    id: 'refunds.request.reason',
    defaultMessage: '退款原因',
    description: 'Label of the reason for a refund.',
  },
  chooseReason: {
    id: 'refunds.request.chooseReason',
    defaultMessage: '请选择原因',
    description: 'Placeholder of the list of reasons.',
  },
  explanation: {
    id: 'refunds.request.explanation',
    defaultMessage: '补充说明（选填）',
    description: 'Label of the field for a message to the shop.',
  },
  images: {
    id: 'refunds.request.images',
    defaultMessage: '图片（选填）',
    description: 'Label of the images of a request.',
  },
  nothingChosen: {
    id: 'refunds.request.nothingChosen',
    defaultMessage: '请先选择要退的颗粒',
    description: 'No parts were chosen.',
  },
  noReason: { id: 'refunds.request.noReason', defaultMessage: '请选择退款原因', description: 'No reason was chosen.' },
  tooLong: {
    id: 'refunds.request.tooLong',
    defaultMessage: '请把说明缩短到 {max, plural, other {# 字}}以内',
    description: 'The message is too long.',
  },
  imagesSending: {
    id: 'refunds.request.imagesSending',
    defaultMessage: '图片还在上传，完成后再提交',
    description: 'Images are still uploading.',
  },
  imagesFailed: {
    id: 'refunds.request.imagesFailed',
    defaultMessage: '有图片上传失败，请重试或移除',
    description: 'An image was not uploaded.',
  },
  totals: {
    id: 'refunds.request.totals',
    defaultMessage: '可退金额',
    description: 'Heading of the card with the refund amount.',
  },
  none: {
    id: 'refunds.request.none',
    defaultMessage: '选好颗粒，这里会算出可退金额。',
    description: 'In place of the amounts while nothing is chosen.',
  },
  parts: {
    id: 'refunds.request.parts',
    defaultMessage: '颗粒',
    description: 'Row of the totals: pieces at the prices of the order.',
  },
  pieces: {
    id: 'refunds.request.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces, in small print beside the row.',
  },
  coupon: {
    id: 'refunds.request.coupon',
    defaultMessage: '已用的优惠券',
    description: 'Row of the totals: the pieces’ share of the coupon, deducted.',
  },
  other: {
    id: 'refunds.request.other',
    defaultMessage: '其他优惠',
    description: 'Row of the totals: other discounts of the order, deducted.',
  },
  postage: {
    id: 'refunds.request.postage',
    defaultMessage: '运费',
    description: 'Row of the totals: refunded postage.',
  },
  postageOpen: {
    id: 'refunds.request.postageOpen',
    defaultMessage: '运费 {amount} 是否退还，由商家审核时确定。',
    description: 'The amount above has no postage; whether it is refunded as well is up to the shop.',
  },
  total: {
    id: 'refunds.request.total',
    defaultMessage: '预计退款',
    description: 'Label before the amount: as expected; the shop decides.',
  },
  decides: {
    id: 'refunds.request.decides',
    defaultMessage: '实际金额由商家审核后确定',
    description: 'Below the button: the shop decides the amount.',
  },
  next: {
    id: 'refunds.request.next',
    defaultMessage: '接下来',
    description: 'Heading: what happens after the request is sent.',
  },
  nextMoney: {
    id: 'refunds.request.nextMoney',
    defaultMessage: '商家先审核，同意后退款。',
    description: 'Next steps of a refund without return.',
  },
  nextGoods: {
    id: 'refunds.request.nextGoods',
    defaultMessage: '商家同意后提供退货地址；你寄回并填写单号，商家收到后退款。',
    description: 'Next steps of a refund with return.',
  },
  back: {
    id: 'refunds.request.back',
    defaultMessage: '款项退回原支付方式：{way}。',
    description: 'Where the money goes. way is the payment method, as the shop words it.',
  },
  send: { id: 'refunds.request.send', defaultMessage: '提交申请', description: 'Button that sends the request.' },
  formPreserved: {
    id: 'refunds.request.formPreserved',
    defaultMessage: '填写的内容都会保留。',
    description: 'After a failure message: nothing typed was lost.',
  },
  unconfirmed: {
    id: 'refunds.request.unconfirmed',
    defaultMessage: '尚不确定申请是否提交成功',
    description: 'Title: no answer came, so it is unknown whether the refund was requested.',
  },
  unconfirmedText: {
    id: 'refunds.request.unconfirmedText',
    defaultMessage: '未收到商店的回复。请先不要重复提交，系统会继续查询，查到后显示；填写的内容都会保留。',
    description: 'What to do while it is unknown whether the refund was requested.',
  },
  lookUp: {
    id: 'refunds.request.lookUp',
    defaultMessage: '重新查询',
    description: 'Button: looks up whether the refund was requested.',
  },
});
