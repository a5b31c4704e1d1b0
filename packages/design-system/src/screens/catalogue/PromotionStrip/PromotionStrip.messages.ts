import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  flash: {
    id: 'product.promotion.flash',
    defaultMessage: '限时抢购',
    description: 'Name of a flash sale, on its strip above the price.',
  },
  presale: {
    id: 'product.promotion.presale',
    defaultMessage: '预售',
    description: 'Name of a presale, on its strip above the price.',
  },
  untilStart: {
    id: 'product.promotion.untilStart',
    defaultMessage: '距开始',
    description: 'Before a countdown to the start of a sale.',
  },
  untilEnd: {
    id: 'product.promotion.untilEnd',
    defaultMessage: '距结束',
    description: 'Before a countdown to the end of a sale.',
  },
  flashFull: {
    id: 'product.promotion.flashFull',
    defaultMessage: '你已买满 {count, number} {unit}',
    description: 'This shopper has bought the maximum in the flash sale.',
  },
  flashSoldOut: {
    id: 'product.promotion.flashSoldOut',
    defaultMessage: '已抢完',
    description: 'Nothing is left in a flash sale; also its button.',
  },
  flashOver: {
    id: 'product.promotion.flashOver',
    defaultMessage: '这场抢购已结束',
    description: 'A flash sale that is over.',
  },
  presaleOver: {
    id: 'product.promotion.presaleOver',
    defaultMessage: '预售已结束',
    description: 'A presale that is over.',
  },
  nowRunning: {
    id: 'product.promotion.nowRunning',
    defaultMessage: '已开始，现在可以购买',
    description: 'Announced to screen readers when a sale begins while the page is open.',
  },
  nowOver: {
    id: 'product.promotion.nowOver',
    defaultMessage: '已结束，可按原价购买',
    description: 'Announced to screen readers when a sale ends while the page is open.',
  },
  nowSoldOut: {
    id: 'product.promotion.nowSoldOut',
    defaultMessage: '刚刚抢完，可按原价购买',
    description: 'Announced to screen readers when a flash sale sells out while the page is open.',
  },
  sold: {
    id: 'product.promotion.sold',
    defaultMessage: '已抢 {percent, number}%',
    description: 'Share of a flash sale’s pieces that is sold.',
  },
  left: {
    id: 'product.promotion.left',
    defaultMessage: '剩 {left, number} / {quota, number} {unit}',
    description: 'Pieces left of those set aside for a flash sale.',
  },
  quota: {
    id: 'product.promotion.quota',
    defaultMessage: '限量 {quota, number} {unit}',
    description: 'Pieces set aside for a flash sale that has not begun.',
  },
  perShopper: {
    id: 'product.promotion.perShopper',
    defaultMessage: '每人限 {count, number} {unit}',
    description: 'Maximum pieces of a flash sale per shopper.',
  },
  perOrder: {
    id: 'product.promotion.perOrder',
    defaultMessage: '每单限 {count, number} {unit}',
    description: 'Maximum pieces of a flash sale per order.',
  },
  bought: {
    id: 'product.promotion.bought',
    defaultMessage: '你已买 {count, number} {unit}',
    description: 'Pieces of a flash sale that this shopper has bought already.',
  },
  ships: {
    id: 'product.promotion.ships',
    defaultMessage: '{days, plural, =0 {预售结束后即发货} other {预售结束后 # 天内发货}}',
    description: 'When the goods of a presale are sent.',
  },
  paid: {
    id: 'product.promotion.paid',
    defaultMessage: '现在付全款',
    description: 'A presale is paid in full at once.',
  },
});
