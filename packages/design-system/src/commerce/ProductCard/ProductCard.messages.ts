import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  quantity: {
    id: 'shop.productCard.quantity',
    defaultMessage: '{name} 的数量',
    description: 'Label of the quantity field of a product card, for screen readers.',
  },
  add: {
    id: 'shop.productCard.add',
    defaultMessage: '加入',
    description: 'Button on a product card: adds the quantity to the cart. Very short.',
  },
  adding: {
    id: 'shop.productCard.adding',
    defaultMessage: '加入中…',
    description: 'The add button while the product is being added to the cart. Very short.',
  },
  added: {
    id: 'shop.productCard.added',
    defaultMessage: '已加 {quantity, number}',
    description: 'The add button after so many pieces were added to the cart. Very short.',
  },
  left: {
    id: 'shop.productCard.left',
    defaultMessage: '仅剩 {stock, number}',
    description: 'Stock hint on a product card when little is left. Very short.',
  },
  soldOut: {
    id: 'shop.productCard.soldOut',
    defaultMessage: '缺货',
    description: 'A product card of which nothing is left. Very short.',
  },
  chooseColour: {
    id: 'shop.productCard.chooseColour',
    defaultMessage: '选择颜色',
    description: 'Link on a product card to the product page, where a colour must be chosen first. Very short.',
  },
  alt: {
    id: 'shop.productCard.alt',
    defaultMessage: '{name}，{colour}',
    description: 'What a part picture shows: part and colour.',
  },
  details: {
    id: 'shop.productCard.details',
    defaultMessage: '查看详情',
    description:
      'Button of a card of ordinary goods, which are no parts: opens the product page, where it can be bought.',
  },
});
