import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  all: {
    id: 'buying.again.all',
    defaultMessage: '已放进购物车：{kinds, number} 种',
    description: 'Toast after an order was bought again: all its parts are in the cart.',
  },
  some: {
    id: 'buying.again.some',
    defaultMessage: '{kinds, number} 种已放进购物车，{missing, number} 种没放齐',
    description: 'Title after an order was bought again: some of its parts are missing in the cart; they follow.',
  },
  none: {
    id: 'buying.again.none',
    defaultMessage: '一种也没有放进购物车',
    description: 'Title after an order was bought again: none of its parts is in the cart; the reasons follow.',
  },
  pieces: {
    id: 'buying.again.pieces',
    defaultMessage: '{added, number} / {quantity, number} 颗',
    description: 'Of a missing part: pieces that are in the cart now, and pieces of the order.',
  },
  reason: {
    id: 'buying.again.reason',
    defaultMessage:
      '{reason, select, stock {库存不够} limit {到了限购数} offSale {已下架} full {购物车放满了} refused {商店没有收} unanswered {没有回音，不知道放进去没有，去购物车看看} other {还没试，请再点一次}}',
    description:
      'Why a part is missing: too few in stock, the limit for one shopper, no longer for sale, the cart holds no more, refused without a reason, no answer came so that it is unknown, not tried because an earlier part got no answer.',
  },
  toCart: { id: 'buying.again.toCart', defaultMessage: '去购物车', description: 'Link to the cart.' },
});
