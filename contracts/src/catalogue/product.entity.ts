import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { listOf, mapOf } from '../wire/list-or-map.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { marketPriceOf } from './market-price.ts';
import { partFacts, type PartFacts } from './part-facts.entity.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/** One thing that can be put in the cart: a colour of a part (the server's sku). */
export type Offer = {
  /** Sent back to put it in the cart. */
  uniqueId: string;
  /** Colour name as the server gives it. */
  name: string;
  picture: Picture;
  price: Fen;
  marketPrice?: Fen;
  stock: number;
  /** The offer's own number, e.g. `GDS-541-080` or an element id; '' when it has none. */
  code: string;
};

/** A product with all its offers. A product of a single kind has no offers: it is put in the cart with uniqueId ''. */
export type Product = {
  id: string;
  name: string;
  summary: string;
  picture: Picture;
  pictures: readonly Picture[];
  price: Fen;
  marketPrice?: Fen;
  stock: number;
  sales: number;
  unit: string;
  categoryIds: readonly string[];
  /** HTML from the server: shown only through SafeHtml. */
  descriptionHtml: string;
  isOnSale: boolean;
  isFavourite: boolean;
  /** Most pieces one shopper may buy; absent without a limit. */
  limitPerShopper?: number;
  /** Least pieces in one purchase. */
  minQuantity: number;
  part?: PartFacts;
  offers: readonly Offer[];
  reviewCount: number;
  /** Share of good reviews in percent. */
  goodReviewPercent: number;
  recommended: readonly ProductSummary[];
};

const offer = entity(z.object({ unique: z.string(), suk: z.string(), image: picture, price: money, ot_price: z.optional(z.nullable(money)), stock: count, bar_code: text }), {
  decode: (wire): Offer => ({
    uniqueId: wire.unique,
    name: wire.suk,
    picture: wire.image,
    price: wire.price,
    ...marketPriceOf(wire),
    stock: wire.stock,
    code: wire.bar_code,
  }),
  encode: (value) => ({
    unique: value.uniqueId,
    suk: value.name,
    image: value.picture,
    price: value.price,
    ot_price: value.marketPrice ?? value.price,
    stock: value.stock,
    bar_code: value.code,
  }),
});

const storeWire = z.object({
  id,
  store_name: z.string(),
  store_info: text,
  image: picture,
  slider_image: z._default(listOf(picture), []),
  price: money,
  ot_price: z.optional(z.nullable(money)),
  stock: count,
  fsales: z.optional(count),
  sales: z._default(count, 0),
  unit_name: text,
  cate_id: text,
  description: text,
  is_show: z._default(flag, true),
  userCollect: z._default(flag, false),
  is_limit: z._default(flag, false),
  limit_num: z._default(count, 0),
  min_qty: z._default(count, 1),
  part_info: z.optional(partFacts),
});

/** The answer of the product page: `productValue` is `[]` for a product of a single kind. */
export const product = entity(
  z.object({
    storeInfo: storeWire,
    productAttr: z._default(listOf(z.object({ attr_name: z.string(), attr_values: z.array(z.string()) })), []),
    productValue: mapOf(offer),
    good_list: z._default(listOf(productSummary), []),
    replyCount: z._default(count, 0),
    replyChance: z._default(count, 0),
  }),
  {
    decode: ({ storeInfo: store, productValue, ...page }): Product => ({
      id: store.id,
      name: store.store_name,
      summary: store.store_info,
      picture: store.image,
      pictures: store.slider_image,
      price: store.price,
      ...marketPriceOf(store),
      stock: store.stock,
      sales: store.fsales ?? store.sales,
      unit: store.unit_name,
      categoryIds: store.cate_id.split(',').filter(Boolean),
      descriptionHtml: store.description,
      isOnSale: store.is_show,
      isFavourite: store.userCollect,
      ...(store.is_limit && store.limit_num > 0 ? { limitPerShopper: store.limit_num } : {}),
      minQuantity: Math.max(1, store.min_qty),
      ...(store.part_info ? { part: store.part_info } : {}),
      offers: Object.values(productValue),
      reviewCount: page.replyCount,
      goodReviewPercent: page.replyChance,
      recommended: page.good_list,
    }),
    encode: (value) => ({
      storeInfo: {
        id: value.id,
        store_name: value.name,
        store_info: value.summary,
        image: value.picture,
        slider_image: [...value.pictures],
        price: value.price,
        ot_price: value.marketPrice ?? value.price,
        stock: value.stock,
        fsales: value.sales,
        sales: value.sales,
        unit_name: value.unit,
        cate_id: value.categoryIds.join(','),
        description: value.descriptionHtml,
        is_show: value.isOnSale,
        userCollect: value.isFavourite,
        is_limit: value.limitPerShopper !== undefined,
        limit_num: value.limitPerShopper ?? 0,
        min_qty: value.minQuantity,
        ...(value.part ? { part_info: value.part } : {}),
      },
      productAttr: value.offers.length > 0 ? [{ attr_name: '颜色', attr_values: value.offers.map((o) => o.name) }] : [],
      productValue: Object.fromEntries(value.offers.map((o) => [o.name, o])),
      good_list: [...value.recommended],
      replyCount: value.reviewCount,
      replyChance: value.goodReviewPercent,
    }),
  },
);
