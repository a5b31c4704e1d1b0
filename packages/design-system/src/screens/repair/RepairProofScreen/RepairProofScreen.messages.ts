import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repair.proof.title',
    defaultMessage: '购买凭证',
    description: 'Title: when and where a set was bought, its code and a voucher.',
  },
  boughtOn: { id: 'repair.proof.boughtOn', defaultMessage: '购买日期', description: 'Label of the date of purchase.' },
  boughtOnHint: {
    id: 'repair.proof.boughtOnHint',
    defaultMessage: '以订单或小票上的日期为准',
    description: 'How to fill in the date of purchase.',
  },
  dayHint: {
    id: 'repair.proof.dayHint',
    defaultMessage: '今天是第 {day, number} 天，{days, plural, other {# 天}}内可免费补一次',
    description: 'Below the date: days since the purchase, and the days within which one repair is free.',
  },
  noDate: { id: 'repair.proof.noDate', defaultMessage: '请填写购买日期', description: 'Error: the date is missing.' },
  futureDate: {
    id: 'repair.proof.futureDate',
    defaultMessage: '日期在今天之后，请核对',
    description: 'Error: the date of purchase is in the future.',
  },
  earlyDate: {
    id: 'repair.proof.earlyDate',
    defaultMessage: '年份太早，请填写四位数的年份',
    description: 'Error: the year of the date of purchase is too early, perhaps typed partly.',
  },
  channel: {
    id: 'repair.proof.channel',
    defaultMessage: '购买渠道',
    description: 'Label: where the set was bought.',
  },
  shop: { id: 'repair.proof.shop', defaultMessage: '本店', description: 'The set was bought in this shop.' },
  tmall: {
    id: 'repair.proof.tmall',
    defaultMessage: '天猫旗舰店',
    description: 'The set was bought in the flagship store on the platform Tmall.',
  },
  jd: {
    id: 'repair.proof.jd',
    defaultMessage: '京东旗舰店',
    description: 'The set was bought in the flagship store on the platform JD.',
  },
  other: {
    id: 'repair.proof.other',
    defaultMessage: '其他地方',
    description: 'The set was bought elsewhere, such as in a toy shop or as a gift.',
  },
  noChannel: {
    id: 'repair.proof.noChannel',
    defaultMessage: '请选择购买渠道',
    description: 'Error: it is not chosen where the set was bought.',
  },
  orderNumber: { id: 'repair.proof.orderNumber', defaultMessage: '订单号', description: 'Label of the order number.' },
  orderOptional: {
    id: 'repair.proof.orderOptional',
    defaultMessage: '订单号（选填）',
    description: 'Label of the order number of another shop, which is optional.',
  },
  orderHint: {
    id: 'repair.proof.orderHint',
    defaultMessage: '在“我的订单”里可以复制',
    description: 'Where the order number of this shop is found.',
  },
  noOrder: {
    id: 'repair.proof.noOrder',
    defaultMessage: '请填写本店的订单号',
    description: 'Error: the order number of this shop is missing.',
  },
  code: { id: 'repair.proof.code', defaultMessage: '防伪码', description: 'Label of the anti-counterfeit code.' },
  codeHint: {
    id: 'repair.proof.codeHint',
    defaultMessage: '在包装盒的防伪标签上，{length, plural, other {# 位}}字母和数字',
    description: 'Where the anti-counterfeit code is found, and how many letters and digits it has.',
  },
  noCode: {
    id: 'repair.proof.noCode',
    defaultMessage: '请填写防伪码；没有时，请勾选下面的“没有防伪码”',
    description: 'Error: the code is missing.',
  },
  codeLetters: {
    id: 'repair.proof.codeLetters',
    defaultMessage: '防伪码中没有 {letters}。为免混淆，防伪码不使用数字 0、1 和字母 O、I。',
    description: 'Error: these letters occur in no code.',
  },
  codeTooShort: {
    id: 'repair.proof.codeTooShort',
    defaultMessage: '防伪码有 {length, plural, other {# 位}}，还差 {count, plural, other {# 位}}',
    description: 'Error: the code is too short.',
  },
  codeTooLong: {
    id: 'repair.proof.codeTooLong',
    defaultMessage: '防伪码有 {length, plural, other {# 位}}，多了 {count, plural, other {# 位}}',
    description: 'Error: the code is too long.',
  },
  codeCheck: {
    id: 'repair.proof.codeCheck',
    defaultMessage: '最后一位是校验码，与前面不符，可能抄错了一位。请逐组核对。',
    description: 'Error: the last letter of the code, a check letter, does not fit the others.',
  },
  codeChecking: {
    id: 'repair.proof.codeChecking',
    defaultMessage: '正在核对防伪码…',
    description: 'The code is being checked.',
  },
  codeUnused: {
    id: 'repair.proof.codeUnused',
    defaultMessage: '这个防伪码未用过',
    description: 'The free repair of this code is not used.',
  },
  codeUsed: {
    id: 'repair.proof.codeUsed',
    defaultMessage: '免费补件已于 {date} 用过，这次按颗收费',
    description: 'The free repair of this code was used on a day.',
  },
  codeUsedBefore: {
    id: 'repair.proof.codeUsedBefore',
    defaultMessage: '免费补件已用过，这次按颗收费',
    description: 'The free repair of this code was used; the day is not known.',
  },
  codeUsedBy: {
    id: 'repair.proof.codeUsedBy',
    defaultMessage: '查看申请 {number}',
    description: 'Link to the shopper’s own request that used the code.',
  },
  codeUnknown: {
    id: 'repair.proof.codeUnknown',
    defaultMessage: '查不到这个防伪码。如核对无误，请联系客服；现在继续会按颗收费。',
    description: 'The shop does not know this code.',
  },
  codeOtherSet: {
    id: 'repair.proof.codeOtherSet',
    defaultMessage: '这个防伪码属于另一个套装。请核对套装编号，或填写这一套盒子上的防伪码；现在继续会按颗收费。',
    description: 'This code belongs to the box of another set.',
  },
  codeUnanswered: {
    id: 'repair.proof.codeUnanswered',
    defaultMessage: '暂时无法核对防伪码，尚不确定是否免费。可以先继续，提交前会再次核对。',
    description: 'The check of the code had no answer.',
  },
  again: { id: 'repair.proof.again', defaultMessage: '重新核对', description: 'Button: checks the code again.' },
  chat: { id: 'repair.proof.chat', defaultMessage: '问客服', description: 'Link to the chat with an agent.' },
  hasNoCode: {
    id: 'repair.proof.hasNoCode',
    defaultMessage: '没有防伪码',
    description: 'Checkbox: the shopper has no code.',
  },
  voucher: {
    id: 'repair.proof.voucher',
    defaultMessage: '购买凭证图片',
    description: 'Label of the image of the purchase voucher.',
  },
  voucherEnlarge: {
    id: 'repair.proof.voucherEnlarge',
    defaultMessage: '查看大图',
    description: 'Button: shows the voucher in full size.',
  },
  voucherSignIn: {
    id: 'repair.proof.voucherSignIn',
    defaultMessage: '登录后上传图片。填写的内容都会保留。',
    description: 'A visitor has to sign in to upload the voucher; what is typed stays.',
  },
  signIn: {
    id: 'repair.proof.signIn',
    defaultMessage: '登录后上传',
    description: 'Link to sign-in, to upload the voucher.',
  },
  noVoucher: {
    id: 'repair.proof.noVoucher',
    defaultMessage: '请添加购买凭证，如订单截图或小票',
    description: 'Error: the voucher is missing.',
  },
  voucherSending: {
    id: 'repair.proof.voucherSending',
    defaultMessage: '图片还在上传，请完成后再继续',
    description: 'Error: the voucher is still being uploaded.',
  },
  voucherFailed: {
    id: 'repair.proof.voucherFailed',
    defaultMessage: '图片上传失败，请重试或换一张',
    description: 'Error: the upload of the voucher failed.',
  },
  contact: {
    id: 'repair.proof.contact',
    defaultMessage: '手机号或邮箱',
    description: 'Label: how an agent reaches the shopper with a question.',
  },
  contactHint: {
    id: 'repair.proof.contactHint',
    defaultMessage: '客服有疑问时会联系你；国外号码前面加国家代码，如 +81',
    description: 'What the contact is used for, and how to type a foreign number.',
  },
  noContact: {
    id: 'repair.proof.noContact',
    defaultMessage: '请填写手机号或邮箱',
    description: 'Error: the contact is missing.',
  },
  badMail: {
    id: 'repair.proof.badMail',
    defaultMessage: '邮箱不完整，格式如 name@example.com',
    description: 'Error: the mail address is not one.',
  },
  badPhone: {
    id: 'repair.proof.badPhone',
    defaultMessage: '手机号不正确：国内 11 位，国外需加国家代码',
    description: 'Error: the phone number is not one.',
  },
  needed: {
    id: 'repair.proof.needed',
    defaultMessage: '需要填写',
    description: 'Heading of the list of what is needed.',
  },
  done: {
    id: 'repair.proof.done',
    defaultMessage: '已填',
    description: 'Read for a part of the form that is complete.',
  },
  missing: {
    id: 'repair.proof.missing',
    defaultMessage: '未填',
    description: 'Read for a part of the form that is missing or wrong.',
  },
  left: {
    id: 'repair.proof.left',
    defaultMessage: '还差 {count, plural, other {# 项}}',
    description: 'How many parts of the form are missing or wrong.',
  },
  complete: {
    id: 'repair.proof.complete',
    defaultMessage: '已全部填写',
    description: 'Every part of the form is complete.',
  },
  next: {
    id: 'repair.proof.next',
    defaultMessage: '下一步：选零件',
    description: 'Button to the next step: the parts.',
  },
  notServed: {
    id: 'repair.proof.notServed',
    defaultMessage: '更换地区',
    description: 'Link to the choice of the region, when nothing is sent to the chosen one.',
  },
  set: { id: 'repair.proof.set', defaultMessage: '套装 {number}', description: 'The number of the set.' },
  pieces: {
    id: 'repair.proof.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces the set has.',
  },
  otherSet: {
    id: 'repair.proof.otherSet',
    defaultMessage: '更换套装',
    description: 'Link back to the choice of the set.',
  },
});
