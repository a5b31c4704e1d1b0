import * as z from 'zod/mini';
import { marketPriceOf } from '../catalogue/market-price.ts';
import { partFacts } from '../catalogue/part-facts.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { orEmptyList, sentOrEmptyList } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** One line of the cart or of an order. `quantity` is what the shopper wants, `stock` what the shop has. */
export type CartLine = {
  id: string;
  productId: string;
  uniqueId: string;
  quantity: number;
  /** '' when the product was deleted. */
  name: string;
  /** The server's name of the colour. */
  colour: string;
  /** Mould number; '' when the server sends none. */
  partNumber: string;
  picture: Picture;
  unit: string;
  /** Price of one piece after the shopper's discounts. */
  unitPrice: Fen;
  /** The member discount on one piece. */
  savedPerPiece: Fen;
  /** The price of one piece in the market, only where it is higher. */
  marketPrice?: Fen;
  /** Absent when the server does not send it. */
  stock?: number;
  /** Whether it can be bought now. */
  isValid: boolean;
};

const attr = z.object({ suk: text, image: picture, ot_price: z.optional(z.nullable(money)) });

/**
 * A line's product: a deleted one lacks almost all columns, or is null or `[]`. A line that can be bought, or was, always
 * has the column; without it, nothing would be known.
 */
const lineProduct = z.object({
  store_name: text,
  image: picture,
  unit_name: text,
  attrInfo: orEmptyList(attr),
  part_info: z.optional(partFacts),
});

const isDrawn = (shown: Picture): boolean => shown.kind === 'part' || shown.url !== '';
const isProductKnown = (line: CartLine): boolean =>
  [line.name, line.colour, line.unit, line.partNumber].some(Boolean) || isDrawn(line.picture);

/**
 * `truePrice` is a number after a discount and text otherwise; a line without one is a fault, as it would read as free.
 * `status` may be null on old rows.
 */
export const cartLineWire = z.object({
  id,
  product_id: id,
  product_attr_unique: text,
  cart_num: count,
  productInfo: sentOrEmptyList(lineProduct),
  truePrice: money,
  vip_truePrice: z._default(money, 0),
  trueStock: maybe(count),
  is_valid: maybe(flag),
  status: maybe(flag),
});
type CartLineWire = z.output<typeof cartLineWire>;

export function toCartLine(wire: CartLineWire): CartLine {
  const product = wire.productInfo;
  const drawn = product?.attrInfo?.image;
  const own = drawn && isDrawn(drawn) ? drawn : undefined;
  return {
    id: wire.id,
    productId: wire.product_id,
    uniqueId: wire.product_attr_unique,
    quantity: wire.cart_num,
    name: product?.store_name ?? '',
    colour: product?.attrInfo?.suk ?? '',
    partNumber: product?.part_info?.number ?? '',
    picture: own ?? product?.image ?? { kind: 'photo', url: '' },
    unit: product?.unit_name ?? '',
    unitPrice: wire.truePrice,
    savedPerPiece: wire.vip_truePrice,
    marketPrice: marketPriceOf({ price: wire.truePrice, ot_price: product?.attrInfo?.ot_price }),
    stock: wire.trueStock,
    isValid: wire.is_valid ?? wire.status ?? true,
  };
}

export const fromCartLine = (line: CartLine): CartLineWire => ({
  id: line.id,
  product_id: line.productId,
  product_attr_unique: line.uniqueId,
  cart_num: line.quantity,
  productInfo: isProductKnown(line)
    ? {
        store_name: line.name,
        image: line.picture,
        unit_name: line.unit,
        attrInfo: { suk: line.colour, image: line.picture, ot_price: line.marketPrice },
        part_info: line.partNumber
          ? { number: line.partNumber, shopNumber: '', weight: 0, colours: [], colourCount: 0 }
          : undefined,
      }
    : undefined,
  truePrice: line.unitPrice,
  vip_truePrice: line.savedPerPiece,
  trueStock: line.stock,
  is_valid: line.isValid,
  status: line.isValid,
});

const codec = { decode: toCartLine, encode: fromCartLine };
export const cartLine = entity(cartLineWire, codec);
/** A line that cannot be bought: that of a deleted product may have no product and no price, and none is shown. */
export const invalidLine = entity(
  z.extend(cartLineWire, { productInfo: orEmptyList(lineProduct), truePrice: z._default(money, 0) }),
  codec,
);
