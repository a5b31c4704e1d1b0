import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  asOf: {
    id: 'core.head.asOf',
    defaultMessage: '价格和库存更新于 {time}',
    description: 'Note on a page that is shown before the shop was asked again: prices and stock are those of {time}.',
  },
  shop: {
    id: 'core.head.shop',
    defaultMessage: '积木颗粒，一颗起卖。缺哪一颗，就买哪一颗。',
    description: 'Description of a page for search engines, where the server has none.',
  },
  product: {
    id: 'core.head.product',
    defaultMessage: '{name}{number}：{count} 种颜色，{price} 起，一颗起卖。',
    description: 'Description of a product page for search engines. {number} is empty or a part number in brackets.',
  },
  category: {
    id: 'core.head.category',
    defaultMessage: '{name}：按颜色、尺寸和库存选购，一颗起卖。',
    description: 'Description of a category page for search engines.',
  },
  search: {
    id: 'core.head.search',
    defaultMessage: '搜索“{query}”找到的颗粒。',
    description: 'Description of a search page for search engines.',
  },
});
