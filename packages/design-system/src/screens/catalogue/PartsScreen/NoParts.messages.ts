import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  emptyText: {
    id: 'shop.parts.emptyText',
    defaultMessage: '换一类看看，或直接搜索编号、尺寸和颜色。',
    description: 'What to do when a category has no parts.',
  },
  emptyShop: {
    id: 'shop.parts.emptyShop',
    defaultMessage: '商店暂无颗粒',
    description: 'Title when the shop has no parts at all.',
  },
  search: { id: 'shop.parts.search', defaultMessage: '搜索颗粒', description: 'Link to the search page.' },
});
