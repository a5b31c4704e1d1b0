import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  alt: {
    id: 'favourites.card.alt',
    defaultMessage: '{name}，{colour}',
    description: 'What a part picture shows: part and colour.',
  },
  unnamed: {
    id: 'favourites.card.unnamed',
    defaultMessage: '商品 {id}',
    description: 'A product whose name the shop did not send, by its number.',
  },
  priceUnknown: {
    id: 'favourites.card.priceUnknown',
    defaultMessage: '价格见商品页',
    description: 'Instead of a price that the shop did not send.',
  },
  left: {
    id: 'favourites.card.left',
    defaultMessage: '仅剩 {stock, number}',
    description: 'Stock hint when little is left. Very short.',
  },
  soldOut: { id: 'favourites.card.soldOut', defaultMessage: '缺货', description: 'Mark: nothing is left.' },
  offSale: { id: 'favourites.card.offSale', defaultMessage: '已下架', description: 'Mark: no longer sold.' },
  presale: { id: 'favourites.card.presale', defaultMessage: '预售', description: 'Mark: sold before it is available.' },
  add: {
    id: 'favourites.card.add',
    defaultMessage: '加入购物车',
    description: 'Button that adds a favourite to the cart. Very short.',
  },
  adding: {
    id: 'favourites.card.adding',
    defaultMessage: '加入中…',
    description: 'The button while the favourite is being added. Very short.',
  },
  added: {
    id: 'favourites.card.added',
    defaultMessage: '已加 {quantity, number}',
    description: 'The button after so many pieces were added. Very short.',
  },
  similar: {
    id: 'favourites.card.similar',
    defaultMessage: '找相似',
    description: 'Link to a search for similar parts, of a part that cannot be bought. Very short.',
  },
  toPresale: {
    id: 'favourites.card.toPresale',
    defaultMessage: '去预订',
    description: 'Link to a product on presale, which is ordered there. Very short.',
  },
  choose: {
    id: 'favourites.card.choose',
    defaultMessage: '选择规格',
    description: 'Link to a product of which a variant must be chosen first. Very short.',
  },
});
