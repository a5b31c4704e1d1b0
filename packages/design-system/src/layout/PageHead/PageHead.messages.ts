import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
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
