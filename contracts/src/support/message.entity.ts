import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { textMoment, unixMoment, type Moment } from '../wire/moment.ts';
import { address, picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A product on a card in the chat. A number that the server does not send is absent. */
export type CardProduct = { id: string; name: string; picture: Picture; price?: Fen; stock?: number; sales?: number };

/**
 * One message of a conversation. Kinds by `msn_type`: 1 text, 2 emoji, 3 image, 5 product, 6 order (spec section 3);
 * `other` is one that only the shop's phone app can show (4 voice, or an unknown type). A card that is deleted, invalid or
 * not sent is absent; `isDeleted` only where the server says so.
 */
export type ChatMessage = { id: string; senderId: string; senderName: string; avatar: string; sentAt?: Moment } & (
  | { kind: 'text' | 'emoji' | 'image' | 'other'; text: string }
  | { kind: 'product'; text: string; product?: CardProduct; isDeleted?: boolean }
  | {
      kind: 'order';
      text: string;
      isDeleted?: boolean;
      order?: { orderNumber: string; lines: readonly { quantity: number; product: CardProduct }[] };
    }
);

const productInfoWire = z.object({
  id: withDefault(id, ''),
  store_name: text,
  image: picture,
  price: maybe(money),
  stock: maybe(count),
  sales: maybe(count),
});
const toCard = (wire: z.output<typeof productInfoWire>): CardProduct => ({
  id: wire.id,
  name: wire.store_name,
  picture: wire.image,
  price: wire.price,
  stock: wire.stock,
  sales: wire.sales,
});
const fromCard = (card: CardProduct): z.output<typeof productInfoWire> => ({
  id: card.id,
  store_name: card.name,
  image: card.picture,
  price: card.price,
  stock: card.stock,
  sales: card.sales,
});

/** Live frames send `[]` for "no card", history sends null. */
const none = z.array(z.never());
const isNone = (wire: object | null | undefined): boolean => wire === null || Array.isArray(wire);
const orderInfoWire = z.object({
  order_id: text,
  cartInfo: withDefault(listOf(z.object({ cart_num: count, productInfo: productInfoWire })), []),
});

/** zod's `catch` under a name that linters do not mistake for a promise's. */
const orElse = z.catch;

export const messageWire = z.object({
  id: z.optional(id),
  uid: id,
  msn: text,
  msn_type: count,
  nickname: text,
  avatar: address,
  // One of the two that cannot be read is replaced by the other.
  add_time: orElse(z.optional(unixMoment), undefined),
  _add_time: orElse(z.optional(textMoment), undefined),
  // An invalid card must not make its message, or a whole page of history, undecodable.
  productInfo: orElse(z.optional(z.nullable(z.union([none, productInfoWire]))), undefined),
  orderInfo: orElse(z.optional(z.nullable(z.union([none, orderInfoWire]))), undefined),
});

/** A card on the wire: a deleted one is an empty list; one that is not known is not sent. */
const cardWire = <T>(card: T | undefined, isDeleted = false): T | never[] | undefined =>
  card ?? (isDeleted ? [] : undefined);

const KIND: Record<number, ChatMessage['kind']> = { 1: 'text', 2: 'emoji', 3: 'image', 5: 'product', 6: 'order' };
const TYPE: Record<ChatMessage['kind'], number> = { text: 1, emoji: 2, image: 3, other: 4, product: 5, order: 6 };

export const chatMessage = entity(messageWire, {
  decode: (wire): ChatMessage => {
    const base = {
      id: wire.id ?? '',
      senderId: wire.uid,
      senderName: wire.nickname,
      avatar: wire.avatar,
      sentAt: wire.add_time ?? wire._add_time,
      text: wire.msn,
    };
    const kind = KIND[wire.msn_type] ?? 'other';
    if (kind === 'product')
      return {
        ...base,
        kind,
        product: wire.productInfo && !Array.isArray(wire.productInfo) ? toCard(wire.productInfo) : undefined,
        ...(isNone(wire.productInfo) && { isDeleted: true }),
      };
    if (kind === 'order') {
      const info = wire.orderInfo && !Array.isArray(wire.orderInfo) ? wire.orderInfo : undefined;
      return {
        ...base,
        kind,
        ...(isNone(wire.orderInfo) && { isDeleted: true }),
        order: info && {
          orderNumber: info.order_id,
          lines: info.cartInfo.map((line) => ({ quantity: line.cart_num, product: toCard(line.productInfo) })),
        },
      };
    }
    return { ...base, kind };
  },
  encode: (value) => ({
    id: value.id,
    uid: value.senderId,
    msn: value.text,
    msn_type: TYPE[value.kind],
    nickname: value.senderName,
    avatar: value.avatar,
    add_time: value.sentAt,
    _add_time: value.sentAt,
    productInfo: value.kind === 'product' ? cardWire(value.product && fromCard(value.product), value.isDeleted) : [],
    orderInfo:
      value.kind === 'order'
        ? cardWire(
            value.order && {
              order_id: value.order.orderNumber,
              cartInfo: value.order.lines.map((line) => ({
                cart_num: line.quantity,
                productInfo: fromCard(line.product),
              })),
            },
            value.isDeleted,
          )
        : [],
  }),
});
