import * as z from 'zod/mini';
import { postalAddress, type Address } from '../address/address.entity.ts';
import { cartLine, type CartLine } from '../cart/cart-line.entity.ts';
import { defineCall } from '../define-call.ts';
import { fromPayWays, payWaySwitches, toPayWays, type PayWay } from '../payment/pay-ways.ts';
import { user } from '../session/user.entity.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';
import { listOf, orEmptyList } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { freePostage, toFreePostage } from './free-postage.ts';

/** An order draft. Its key expires after 600 s (reference: order key). */
export type OrderDraft = {
  orderKey: string;
  lines: readonly CartLine[];
  /** The default address; absent when the shopper has none. */
  address?: Address;
  prices: {
    /** Goods before member discounts. */
    goods: Fen;
    /** Goods after member discounts. */
    goodsToPay: Fen;
    memberDiscount: Fen;
    /** Absent where the server does not compute it without an address. */
    postage?: Fen;
    /** The value of goods from which postage is free; absent where the server names none. */
    freePostageFrom?: Fen;
  };
  /** Absent where the server does not send it. */
  balance?: Fen;
  payWays: readonly PayWay[];
  /** Whether the goods are bought in a promotion, which excludes coupons. */
  isActivity: boolean;
  /** The promotion. */
  promotion?: { kind: 'flashSale'; saleId: string } | { kind: 'presale'; productId: string };
};

const priceGroup = z.object({
  sumPrice: maybe(money),
  totalPrice: money,
  vipPrice: z._default(money, 0),
  storePostage: maybe(money),
  storeFreePostage: freePostage,
});

const draft = entity(
  z.object({
    orderKey: key,
    cartInfo: listOf(cartLine),
    addressInfo: orEmptyList(postalAddress),
    priceGroup,
    userInfo: user,
    ...payWaySwitches,
    deduction: withDefault(flag, false),
    seckill_id: withDefault(id, '0'),
    advance_id: withDefault(id, '0'),
  }),
  {
    decode: (wire): OrderDraft => ({
      orderKey: wire.orderKey,
      lines: wire.cartInfo,
      address: wire.addressInfo,
      prices: {
        goods: wire.priceGroup.sumPrice ?? wire.priceGroup.totalPrice + wire.priceGroup.vipPrice,
        goodsToPay: wire.priceGroup.totalPrice,
        memberDiscount: wire.priceGroup.vipPrice,
        postage: wire.priceGroup.storePostage,
        freePostageFrom: toFreePostage(wire.priceGroup.storeFreePostage),
      },
      balance: wire.userInfo.balance,
      payWays: toPayWays(wire),
      isActivity: wire.deduction,
      promotion: promotionOf(wire),
    }),
    encode: (value) => ({
      orderKey: value.orderKey,
      cartInfo: [...value.lines],
      addressInfo: value.address,
      priceGroup: {
        sumPrice: value.prices.goods,
        totalPrice: value.prices.goodsToPay,
        vipPrice: value.prices.memberDiscount,
        storePostage: value.prices.postage,
        storeFreePostage: value.prices.freePostageFrom,
      },
      userInfo: {
        id: '0',
        nickname: '',
        avatar: '',
        phone: '',
        balance: value.balance,
        isMember: false,
      },
      ...fromPayWays(value.payWays),
      deduction: value.isActivity,
      seckill_id: value.promotion?.kind === 'flashSale' ? value.promotion.saleId : '0',
      advance_id: value.promotion?.kind === 'presale' ? value.promotion.productId : '0',
    }),
  },
);

/** The ids of a promotion; 0 means none. */
function promotionOf(wire: { seckill_id: string; advance_id: string }): OrderDraft['promotion'] {
  if (wire.advance_id !== '0') return { kind: 'presale', productId: wire.advance_id };
  return wire.seckill_id === '0' ? undefined : { kind: 'flashSale', saleId: wire.seckill_id };
}

/** Creates an order draft of the chosen cart lines. `cartId` must be text: a number is refused (reference, trap 6). */
export const orderConfirm = defineCall({
  name: 'orderConfirm',
  method: 'POST',
  path: '/order/confirm',
  auth: 'required',
  summary:
    'Creates an order draft of the chosen cart lines: prices, address, payment methods, and the order key (600 s).',
  body: z.object({ cartId: z.string(), new: flag, addressId: z.optional(id) }),
  answer: draft,
  states: ['a shopper with a cart is signed in', 'a shopper without an address is signed in'],
});
