import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  flashSale: {
    id: 'promo.flashSale.title',
    defaultMessage: '限时抢购',
    description: 'Heading of the flash-sale page and of its strip on the home page.',
  },
  sold: {
    id: 'promo.flashCard.sold',
    defaultMessage: '已抢 {percent, number}%',
    description: 'Share of a flash sale’s pieces that is sold.',
  },
  quota: {
    id: 'promo.flashCard.quota',
    defaultMessage: '限量 {count, number} {unit}',
    description: 'Number of pieces of a flash sale that has not begun.',
  },
  limit: {
    id: 'promo.flashCard.limit',
    defaultMessage: '每人限 {count, number} {unit}',
    description: 'Maximum pieces of a flash sale per shopper.',
  },
  unit: {
    id: 'promo.flashCard.unit',
    defaultMessage: '件',
    description: 'Unit of a product if the server sends none.',
  },
  buy: { id: 'promo.flashCard.buy', defaultMessage: '抢购', description: 'Button on a flash-sale card: buy.' },
  last: {
    id: 'promo.flashCard.last',
    defaultMessage: '抢最后一批',
    description: 'The same button when nearly everything is sold.',
  },
  coming: {
    id: 'promo.flashCard.coming',
    defaultMessage: '{time} 开抢',
    description: 'On a flash-sale card whose sale has not begun: at what time of day it begins, e.g. 18:00.',
  },
  soldOut: {
    id: 'promo.flashCard.soldOut',
    defaultMessage: '已抢完',
    description: 'On a flash-sale card: all its pieces are sold.',
  },
  over: {
    id: 'promo.flashCard.over',
    defaultMessage: '已结束',
    description: 'On a flash-sale card: the sale is over.',
  },
});
