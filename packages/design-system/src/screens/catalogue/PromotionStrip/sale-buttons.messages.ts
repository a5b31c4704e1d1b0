import { defineMessages } from '../../../messages/define-messages.ts';

/** Of the buttons, which are there before the strip above them has loaded. */
export const messages = defineMessages({
  flashComing: {
    id: 'product.promotion.flashComing',
    defaultMessage: '尚未开抢',
    description: 'A flash sale that has not begun; also its button.',
  },
  presaleComing: {
    id: 'product.promotion.presaleComing',
    defaultMessage: '预售尚未开始',
    description: 'A presale that has not begun; also its button.',
  },
  grab: {
    id: 'product.promotion.grab',
    defaultMessage: '立即抢购',
    description: 'Main button of a flash sale: straight to the order.',
  },
  order: {
    id: 'product.promotion.order',
    defaultMessage: '立即预订',
    description: 'Main button of a presale: straight to the order.',
  },
  normal: {
    id: 'product.promotion.normal',
    defaultMessage: '按原价购买',
    description: 'Button or link to the same product outside of the sale.',
  },
});
