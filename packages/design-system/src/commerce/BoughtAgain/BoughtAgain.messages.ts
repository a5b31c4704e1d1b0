import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  all: {
    id: 'buying.again.all',
    defaultMessage: '已加入购物车：{kinds, number} 种',
    description: 'Toast after an order was bought again: all its parts are in the cart.',
  },
  some: {
    id: 'buying.again.some',
    defaultMessage: '{complete, plural, =0 {} other {# 种已加入购物车，}}{missing, number} 种未全部加入',
    description:
      'Title after an order was bought again: parts that are in the cart with all their pieces, and those that are not, which follow.',
  },
  none: {
    id: 'buying.again.none',
    defaultMessage: '未能加入购物车',
    description: 'Title after an order was bought again: none of its parts is in the cart; the reasons follow.',
  },
  unsure: {
    id: 'buying.again.unsure',
    defaultMessage: '{complete, plural, =0 {} other {# 种已加入购物车，}}{missing, number} 种未全部加入，或尚不确定',
    description: 'The same title when no answer came about some of the parts, which may be in the cart.',
  },
  pieces: {
    id: 'buying.again.pieces',
    defaultMessage: '{added, number} / {quantity, number} 颗',
    description: 'Of a missing part: pieces that are in the cart now, and pieces of the order.',
  },
  reason: {
    id: 'buying.again.reason',
    defaultMessage:
      '{reason, select, stock {库存不足} limit {已达限购数量} offSale {已下架} full {购物车已满} refused {商店未接受} unanswered {未收到回复，尚不确定是否已加入，请到购物车查看} other {尚未尝试，请再点一次}}',
    description:
      'Why a part is missing: too few in stock, the limit for one shopper, no longer for sale, the cart holds no more, refused without a reason, no answer came so that it is unknown, not tried because an earlier part got no answer.',
  },
  toCart: { id: 'buying.again.toCart', defaultMessage: '去购物车', description: 'Link to the cart.' },
});
