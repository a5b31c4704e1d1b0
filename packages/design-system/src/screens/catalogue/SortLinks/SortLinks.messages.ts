import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  sort: {
    id: 'lists.sort.sort',
    defaultMessage: '排序',
    description: 'Names the row of links that sort a list of parts.',
  },
  default: { id: 'lists.sort.default', defaultMessage: '综合', description: 'Sorts parts in the order of the shop.' },
  sales: { id: 'lists.sort.sales', defaultMessage: '销量', description: 'Sorts parts by sales, most first.' },
  new: { id: 'lists.sort.new', defaultMessage: '新品', description: 'Sorts parts by newness.' },
  priceUp: {
    id: 'lists.sort.priceUp',
    defaultMessage: '价格从低到高',
    description: 'Sorts parts by price, lowest first.',
  },
  priceDown: {
    id: 'lists.sort.priceDown',
    defaultMessage: '价格从高到低',
    description: 'Sorts parts by price, highest first.',
  },
});
