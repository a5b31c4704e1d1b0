import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  free: {
    id: 'repair.eligibility.free',
    defaultMessage: '这次免费',
    description: 'Heading: this repair request is free.',
  },
  paid: {
    id: 'repair.eligibility.paid',
    defaultMessage: '这次按颗收费',
    description: 'Heading: this repair request is priced per particle (piece).',
  },
  refused: {
    id: 'repair.eligibility.refused',
    defaultMessage: '这次不能申请',
    description: 'Heading: this repair request would be refused.',
  },
  open: {
    id: 'repair.eligibility.open',
    defaultMessage: '是否免费，还差一步',
    description: 'Heading: something is missing to know whether this repair request is free.',
  },
  freeText: {
    id: 'repair.eligibility.freeText',
    defaultMessage: '{day, plural, =0 {今天购买} other {购买 # 天}}，{window, plural, other {# 天}}内可免费补一次。',
    description: 'Why a repair request is free. day: days since the purchase; window: days within which it is free.',
  },
  regionPaid: {
    id: 'repair.eligibility.regionPaid',
    defaultMessage: '寄到这个地区的补件都按颗收费。',
    description: 'Why a repair request is priced: in this region all are.',
  },
  windowOver: {
    id: 'repair.eligibility.windowOver',
    defaultMessage: '购买 {day, plural, other {# 天}}，已过 {window, plural, other {# 天}}的免费期。',
    description: 'Why a repair request is priced. day: days since the purchase; window: days within which it is free.',
  },
  codeUsed: {
    id: 'repair.eligibility.codeUsed',
    defaultMessage: '这个防伪码的免费补件已用过。',
    description: 'Why a repair request is priced: the free repair of this anti-counterfeit code is used.',
  },
  codeUnknown: {
    id: 'repair.eligibility.codeUnknown',
    defaultMessage: '查不到这个防伪码。如果确认无误，可以请客服核对。',
    description: 'Why a repair request is priced: the shop does not know this anti-counterfeit code.',
  },
  codeOfOtherSet: {
    id: 'repair.eligibility.codeOfOtherSet',
    defaultMessage: '这个防伪码属于另一个套装。',
    description: 'Why a repair request is priced: the anti-counterfeit code is of the box of another set.',
  },
  codeNone: {
    id: 'repair.eligibility.codeNone',
    defaultMessage: '免费补件需要包装上的防伪码。',
    description: 'Why a repair request is priced: the shopper has no anti-counterfeit code.',
  },
  regionNotServed: {
    id: 'repair.eligibility.regionNotServed',
    defaultMessage: '暂不支持寄往该地区，可以联系客服。',
    description: 'Why a repair request is refused: nothing is sent to this region.',
  },
  boughtInFuture: {
    id: 'repair.eligibility.boughtInFuture',
    defaultMessage: '购买日期在今天之后，请核对。',
    description: 'Why a repair request is refused: the date of purchase is in the future.',
  },
  tooManyParticles: {
    id: 'repair.eligibility.tooManyParticles',
    defaultMessage: '一次最多补 {max, plural, other {# 颗}}，多出的可以另外申请。',
    description: 'Why a repair request is refused: too many particles (pieces).',
  },
  boughtOn: {
    id: 'repair.eligibility.boughtOn',
    defaultMessage: '填写购买日期和防伪码，即可知道这次是否免费。',
    description: 'What is missing to know whether a repair request is free: the date of purchase.',
  },
  code: {
    id: 'repair.eligibility.code',
    defaultMessage:
      '{day, plural, =0 {今天购买} other {购买 # 天}}，仍在 {window, plural, other {# 天}}内。防伪码未用过即可免费。',
    description: 'What is missing to know whether a repair request is free: the anti-counterfeit code.',
  },
  purchase: {
    id: 'repair.eligibility.purchase',
    defaultMessage: '{date}购买',
    description: 'Left end of the bar: the date of purchase, such as Oct 15.',
  },
  day: {
    id: 'repair.eligibility.day',
    defaultMessage: '第 {day, number} / {window, number} 天',
    description: 'Middle of the bar: the day since the purchase, of those within which a repair is free.',
  },
  until: {
    id: 'repair.eligibility.until',
    defaultMessage: '{date}止',
    description: 'Right end of the bar: the last day on which a repair is free, such as Jan 13.',
  },
  freeShort: {
    id: 'repair.eligibility.freeShort',
    defaultMessage: '免费',
    description: 'Short: this repair request is free.',
  },
  paidShort: {
    id: 'repair.eligibility.paidShort',
    defaultMessage:
      '{reason, select, regionPaid {这个地区按颗收费} windowOver {过了免费期，这次收费} codeUsed {防伪码用过，这次收费} codeUnknown {查不到防伪码，这次收费} codeOfOtherSet {防伪码属于另一套，这次收费} other {没有防伪码，这次收费}}',
    description: 'Short: why this repair request is priced.',
  },
});
