import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  list: {
    id: 'repair.lines.list',
    defaultMessage: '要补的零件',
    description: 'Name of the list of requested parts, for screen readers.',
  },
  missing: {
    id: 'repair.lines.missing',
    defaultMessage: '缺失',
    description: 'Why a part is requested: it is missing.',
  },
  damaged: {
    id: 'repair.lines.damaged',
    defaultMessage: '破损',
    description: 'Why a part is requested: it is damaged.',
  },
  wrong: {
    id: 'repair.lines.wrong',
    defaultMessage: '发错',
    description: 'Why a part is requested: another part was in the bag.',
  },
  quantity: {
    id: 'repair.lines.quantity',
    defaultMessage: '{colour} × {quantity, number}',
    description: 'Colour of a requested part, and how many pieces of it.',
  },
  pieces: {
    id: 'repair.lines.pieces',
    defaultMessage: '× {quantity, number}',
    description: 'How many pieces of a part that is described in words.',
  },
  step: {
    id: 'repair.lines.step',
    defaultMessage: '第 {bag, number} 袋第 {step, number} 步',
    description: 'Where in the set the part is used: bag and step of the instructions.',
  },
  described: {
    id: 'repair.lines.described',
    defaultMessage: '不在清单里的零件',
    description: 'Title of a part that is not in the inventory of the set: the shopper’s description follows.',
  },
  photo: {
    id: 'repair.lines.photo',
    defaultMessage: '查看照片',
    description: 'Button that shows the shopper’s photo of the part; also what the photo shows.',
  },
  substitute: {
    id: 'repair.lines.substitute',
    defaultMessage: '缺货时发{colour}',
    description: 'The shopper accepts this similar colour, since the part is out of stock.',
  },
  free: { id: 'repair.lines.free', defaultMessage: '免费', description: 'Shown instead of the price of a free part.' },
  each: {
    id: 'repair.lines.each',
    defaultMessage: '{price} × {quantity, number}',
    description: 'Below the price of a line: the price of one particle and the quantity.',
  },
  priceUnknown: {
    id: 'repair.lines.priceUnknown',
    defaultMessage: '价格未知',
    description: 'Shown instead of a price that the shop has not given.',
  },
  granted: {
    id: 'repair.lines.granted',
    defaultMessage: '同意补 {granted, plural, other {# 颗}}',
    description: 'Verdict on a line: all requested pieces are granted.',
  },
  grantedSome: {
    id: 'repair.lines.grantedSome',
    defaultMessage: '申请 {quantity, number} 颗，同意补 {granted, plural, other {# 颗}}',
    description: 'Verdict on a line: only some of the requested pieces are granted.',
  },
  refused: {
    id: 'repair.lines.refused',
    defaultMessage: '未同意',
    description: 'Verdict on a line: none of the pieces are granted.',
  },
  sentInstead: {
    id: 'repair.lines.sentInstead',
    defaultMessage: '改发{colour}',
    description: 'Verdict on a line: this colour is sent instead of the requested one.',
  },
});
