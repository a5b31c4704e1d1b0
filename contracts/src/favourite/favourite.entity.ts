import * as z from 'zod/mini';
import { marketPriceOf } from '../catalogue/market-price.ts';
import { partFacts, type PartFacts } from '../catalogue/part-facts.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A favourite product. What is absent was not sent: it is unknown, neither true nor false. */
export type Favourite = {
  productId: string;
  /** '' when the server sends none. */
  name: string;
  picture: Picture;
  price?: Fen;
  marketPrice?: Fen;
  /** The unit, e.g. `颗`; '' when the server sends none. */
  unit: string;
  sales?: number;
  /** Derived from two columns: the server's own `is_fail` is wrong (reference: trap 26). */
  isOnSale?: boolean;
  /** Pieces of all variants together. */
  stock?: number;
  /** Whether a variant must be chosen before it can be bought. */
  hasVariants?: boolean;
  isPresale?: boolean;
  /** The smallest quantity that can be bought. */
  minQuantity?: number;
  part?: PartFacts;
};

/** The columns in use of the whole product row that the servers send with each favourite. */
const productRow = z.object({
  stock: maybe(count),
  spec_type: maybe(flag),
  presale: maybe(flag),
  min_qty: maybe(count),
  unit_name: text,
  part_info: z.optional(partFacts),
});

/** On sale is what is shown and not deleted; off sale, what one of the columns denies. */
function isOnSale(isShown: boolean | null | undefined, isDeleted: boolean | null | undefined): boolean | undefined {
  if (isShown === false || isDeleted === true) return false;
  return typeof isShown === 'boolean' && typeof isDeleted === 'boolean' ? true : undefined;
}

export const favourite = entity(
  z.object({
    product_id: id,
    store_name: text,
    image: picture,
    price: z.optional(z.nullable(money)),
    ot_price: z.optional(z.nullable(money)),
    sales: maybe(count),
    is_del: maybe(flag),
    is_show: maybe(flag),
    product: z.optional(z.nullable(productRow)),
  }),
  {
    decode: ({ product, ...wire }): Favourite => ({
      productId: wire.product_id,
      name: wire.store_name,
      picture: wire.image,
      price: wire.price ?? undefined,
      marketPrice: wire.price ? marketPriceOf({ price: wire.price, ot_price: wire.ot_price }) : undefined,
      unit: product?.unit_name ?? '',
      sales: wire.sales,
      isOnSale: isOnSale(wire.is_show, wire.is_del),
      stock: product?.stock ?? undefined,
      hasVariants: product?.spec_type ?? undefined,
      isPresale: product?.presale ?? undefined,
      minQuantity: product?.min_qty ?? undefined,
      part: product?.part_info,
    }),
    encode: (value) => ({
      product_id: value.productId,
      store_name: value.name,
      image: value.picture,
      price: value.price,
      ot_price: value.marketPrice ?? value.price,
      sales: value.sales,
      is_del: value.isOnSale === undefined ? undefined : false,
      is_show: value.isOnSale,
      product: {
        stock: value.stock,
        spec_type: value.hasVariants,
        presale: value.isPresale,
        min_qty: value.minQuantity,
        unit_name: value.unit,
        part_info: value.part,
      },
    }),
  },
);
