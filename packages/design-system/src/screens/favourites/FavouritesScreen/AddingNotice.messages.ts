import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  added: {
    id: 'favourites.adding.added',
    defaultMessage: '{count, plural, =0 {没有加入新的颗粒} other {# 种已加入购物车}}',
    description: 'Result: how many favourites were added to the cart.',
  },
  toCart: { id: 'favourites.adding.toCart', defaultMessage: '去购物车', description: 'Link to the cart.' },
  close: { id: 'favourites.adding.close', defaultMessage: '知道了', description: 'Button that closes the result.' },
  soldOut: {
    id: 'favourites.adding.soldOut',
    defaultMessage: '{count, plural, other {# 种缺货：}}',
    description: 'Before the names of favourites that were left out: sold out.',
  },
  offSale: {
    id: 'favourites.adding.offSale',
    defaultMessage: '{count, plural, other {# 种已下架：}}',
    description: 'Before the names of favourites that were left out: no longer sold.',
  },
  presale: {
    id: 'favourites.adding.presale',
    defaultMessage: '{count, plural, other {# 种是预售，请在商品页预订：}}',
    description: 'Before the names of favourites that were left out: on presale, ordered on their own pages.',
  },
  choice: {
    id: 'favourites.adding.choice',
    defaultMessage: '{count, plural, other {# 种需要先在商品页选择规格：}}',
    description: 'Before the names of favourites that were left out: a variant must be chosen on their own pages.',
  },
  unanswered: {
    id: 'favourites.adding.unanswered',
    defaultMessage: '{count, plural, other {# 种未收到商店的回复，可能已加入，请到购物车查看：}}',
    description: 'Before the name of a favourite whose request was not answered, so that it may be in the cart.',
  },
  notTried: {
    id: 'favourites.adding.notTried',
    defaultMessage: '{count, plural, other {# 种因此未加入：}}',
    description: 'Before the names of favourites after an interruption: they were not added.',
  },
  refused: {
    id: 'favourites.adding.refused',
    defaultMessage: '{count, plural, other {# 种未能加入（{text}）：}}',
    description: 'Before the names of favourites that the shop refused; {text} is its message.',
  },
});
