import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  add: {
    id: 'footer.bookmarkButton.add',
    defaultMessage: '收藏本站',
    description: 'Button that adds the shop to the browser’s favourites.',
  },
  byHand: {
    id: 'footer.bookmarkButton.byHand',
    defaultMessage: '请手动按 {keys} 收藏',
    description: 'The browser wants the shopper to press keys to add a favourite.',
  },
  unsupported: {
    id: 'footer.bookmarkButton.unsupported',
    defaultMessage: '你的浏览器不支持，请按 {keys} 收藏',
    description: 'The browser cannot add a favourite for the page (spec section 8, exact words in English).',
  },
});
