import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repair.set.title',
    defaultMessage: '选择套装',
    description: 'Title: which set needs replacement parts.',
  },
  field: {
    id: 'repair.set.field',
    defaultMessage: '套装编号或名称',
    description: 'Label of the field for the number or the name of a set.',
  },
  hint: {
    id: 'repair.set.hint',
    defaultMessage: '编号是 4 到 7 位数字，例如 801208',
    description: 'How to fill in the set number.',
  },
  list: { id: 'repair.set.list', defaultMessage: '套装', description: 'Name of the list of suggested sets.' },
  options: {
    id: 'repair.set.options',
    defaultMessage: '{count, plural, other {# 个套装}}，用上下键选择',
    description: 'Announced when suggestions are shown.',
  },
  pieces: {
    id: 'repair.set.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces a set has.',
  },
  bags: {
    id: 'repair.set.bags',
    defaultMessage: '{count, plural, other {# 袋}}',
    description: 'How many bags a set has.',
  },
  steps: {
    id: 'repair.set.steps',
    defaultMessage: '{count, plural, other {# 步}}',
    description: 'How many steps the instructions of a set have.',
  },
  number: { id: 'repair.set.number', defaultMessage: '套装 {number}', description: 'The number of a set.' },
  empty: {
    id: 'repair.set.empty',
    defaultMessage: '请填写编号，或从列表中选择套装',
    description: 'Error: the field is empty.',
  },
  noNumber: {
    id: 'repair.set.noNumber',
    defaultMessage: '请从列表中选择套装，或填写完整的编号',
    description: 'Error: what was typed is a part of a name or of a number.',
  },
  unknown: {
    id: 'repair.set.unknown',
    defaultMessage: '没有这个编号的套装。请核对包装盒，也可以输入名称中的几个字。',
    description: 'Error: the shop has no set with this number.',
  },
  noMatch: {
    id: 'repair.set.noMatch',
    defaultMessage: '没有名称或编号含“{query}”的套装',
    description: 'No set matches what was typed.',
  },
  reason: { id: 'repair.set.reason', defaultMessage: '补件原因', description: 'Label: why parts are requested.' },
  reasonHint: {
    id: 'repair.set.reasonHint',
    defaultMessage: '如有多种情况，先选最多的一种，选零件时可以逐个修改。',
    description: 'The reason can be changed for each part later.',
  },
  missing: { id: 'repair.set.missing', defaultMessage: '缺失', description: 'Reason: parts are missing.' },
  missingText: {
    id: 'repair.set.missingText',
    defaultMessage: '袋子里找不到',
    description: 'Explains the reason that parts are missing.',
  },
  damaged: { id: 'repair.set.damaged', defaultMessage: '破损', description: 'Reason: parts are damaged.' },
  damagedText: {
    id: 'repair.set.damagedText',
    defaultMessage: '开裂、缺角、变形',
    description: 'Explains the reason that parts are damaged.',
  },
  wrong: { id: 'repair.set.wrong', defaultMessage: '发错', description: 'Reason: other parts were in the bag.' },
  wrongText: {
    id: 'repair.set.wrongText',
    defaultMessage: '颜色或形状不对',
    description: 'Explains the reason that other parts were in the bag.',
  },
  next: {
    id: 'repair.set.next',
    defaultMessage: '下一步：购买凭证',
    description: 'Button to the next step: the proof of purchase.',
  },
  purchases: {
    id: 'repair.set.purchases',
    defaultMessage: '在本店买过的',
    description: 'Heading of the sets that the shopper bought in this shop.',
  },
  noPurchases: {
    id: 'repair.set.noPurchases',
    defaultMessage: '这个账号没有在本店买过套装。在别处购买的，请直接填写编号。',
    description: 'The shopper bought no set in this shop.',
  },
  signIn: {
    id: 'repair.set.signIn',
    defaultMessage: '登录',
    description: 'Link to sign-in, for the list of bought sets.',
  },
  signInText: {
    id: 'repair.set.signInText',
    defaultMessage: '在本店购买的，登录后可直接选择，日期和订单号会自动填好。',
    description: 'Why to sign in: sets that were bought in this shop can be chosen.',
  },
  bought: {
    id: 'repair.set.bought',
    defaultMessage: '{date}购买',
    description: 'When a set was bought, such as Oct 15, 2026.',
  },
  choose: {
    id: 'repair.set.choose',
    defaultMessage: '补这一套',
    description: 'Button that chooses a bought set. The name of the set stands before it.',
  },
  chosen: { id: 'repair.set.chosen', defaultMessage: '已选', description: 'The bought set is chosen.' },
  filled: {
    id: 'repair.set.filled',
    defaultMessage: '购买日期和订单号 {order} 已填好',
    description: 'The proof of purchase was filled in from an order of this shop.',
  },
  help: {
    id: 'repair.set.help',
    defaultMessage: '编号在哪里',
    description: 'Heading: where the set number is printed.',
  },
  helpFront: {
    id: 'repair.set.helpFront',
    defaultMessage: '包装盒正面的角上，套装名称旁边',
    description: 'Where the set number is printed.',
  },
  helpSide: {
    id: 'repair.set.helpSide',
    defaultMessage: '包装盒侧面，条形码上方',
    description: 'Where the set number is printed.',
  },
  helpCover: {
    id: 'repair.set.helpCover',
    defaultMessage: '说明书封面的角上；有几本时，每本都一样',
    description: 'Where the set number is printed.',
  },
  helpNot: {
    id: 'repair.set.helpNot',
    defaultMessage: '条形码下面 13 位的数字不是套装编号',
    description: 'What is easily mistaken for the set number.',
  },
  helpChat: {
    id: 'repair.set.helpChat',
    defaultMessage: '找不到编号？发图片问客服',
    description: 'Link to the chat with an agent, for those who do not find the set number.',
  },
});
