import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { listOf, mapOf } from '../wire/list-or-map.ts';
import { textMoment } from '../wire/moment.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { withImageAddresses } from '../wire/html-images.ts';
import { text } from '../wire/text.ts';
import { customForm } from './custom-form.ts';
import { marketPriceOf, memberPriceOf } from './market-price.ts';
import { offer, type Offer } from './offer.entity.ts';
import { partFacts, type PartFacts } from './part-facts.entity.ts';
import { fromPresale, presaleColumns, toPresale, type PresaleTerms } from './presale-terms.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/**
 * How another part is related: a newer or older mould, an alternate, a print on it, its other half, a component of it.
 */
export type Relation = 'mould' | 'alternate' | 'print' | 'pair' | 'piece';
export type RelatedPart = { relation: Relation; product: ProductSummary };

/** A product with all its offers. A product without variants has none: its uniqueId in the cart is ''. */
export type Product = {
  id: string;
  name: string;
  summary: string;
  /** Words by which the shop's search finds it besides its name, such as its part number; never shown. */
  keywords?: string;
  picture: Picture;
  pictures: readonly Picture[];
  price: Fen;
  marketPrice?: Fen;
  /** The member price; absent where members pay the same. */
  memberPrice?: Fen;
  stock: number;
  sales?: number;
  unit: string;
  categoryIds: readonly string[];
  /** HTML from the server: shown only through SafeHtml. */
  descriptionHtml: string;
  isOnSale: boolean;
  isFavourite: boolean;
  /** Maximum number of pieces per shopper; absent without a limit. */
  limitPerShopper?: number;
  /** Maximum number of pieces in one order; absent without a limit. */
  limitPerOrder?: number;
  /** Minimum number of pieces in one purchase. */
  minQuantity: number;
  /** Present for a product in presale, which can only be bought with "buy now". */
  presale?: PresaleTerms;
  part?: PartFacts;
  /** Whether a form of the owner has to be filled in to buy it; absent when the server does not say so. */
  needsForm?: boolean;
  /** The names of the choices, such as colour and size, in the order of an offer's name; none for a single variant. */
  specifications?: readonly string[];
  offers: readonly Offer[];
  reviewCount?: number;
  /** Share of good reviews in percent. */
  goodReviewPercent?: number;
  recommended: readonly ProductSummary[];
  related: readonly RelatedPart[];
};

export const storeWire = z.object({
  id,
  store_name: z.string(),
  store_info: text,
  keyword: text,
  image: picture,
  slider_image: withDefault(listOf(picture), []),
  price: money,
  ot_price: z.optional(z.nullable(money)),
  vip_price: z.optional(z.nullable(money)),
  stock: count,
  fsales: maybe(count),
  sales: maybe(count),
  unit_name: text,
  cate_id: text,
  description: text,
  is_show: withDefault(flag, true),
  userCollect: withDefault(flag, false),
  is_limit: withDefault(flag, false),
  limit_type: maybe(count),
  limit_num: withDefault(count, 0),
  min_qty: withDefault(count, 1),
  ...presaleColumns,
  presale_start_time: z.optional(textMoment),
  presale_end_time: z.optional(textMoment),
  part_info: z.optional(partFacts),
  custom_form: z.optional(customForm),
});

const relatedWire = z.object({
  relation: z.enum(['mould', 'alternate', 'print', 'pair', 'piece']),
  product: productSummary,
});

/** The columns beside `storeInfo` in a detail: `productValue` is `[]` for a product without variants. */
const pageColumns = {
  productAttr: withDefault(listOf(z.object({ attr_name: z.string(), attr_values: z.array(z.string()) })), []),
  productValue: mapOf(offer),
  good_list: withDefault(listOf(productSummary), []),
  part_related: withDefault(listOf(relatedWire), []),
  replyCount: maybe(count),
  replyChance: maybe(count),
};
const pageWire = z.object({ ...pageColumns, storeInfo: storeWire });
type PageWire = z.output<typeof pageWire>;

/** `limit_type` of a limit that counts all orders of a shopper; 1 counts each order alone. */
const PER_SHOPPER = 2;
const PER_ORDER = 1;
/** A limit of an unknown type is at least one of each order. */
function toLimits({ is_limit, limit_num, limit_type }: PageWire['storeInfo']) {
  const limit = is_limit && limit_num > 0 ? limit_num : undefined;
  const isPerShopper = limit_type === PER_SHOPPER;
  return { limitPerShopper: isPerShopper ? limit : undefined, limitPerOrder: isPerShopper ? undefined : limit };
}
const fromLimits = ({ limitPerShopper, limitPerOrder }: Product) => ({
  is_limit: (limitPerShopper ?? limitPerOrder) !== undefined,
  limit_type: limitPerOrder === undefined ? PER_SHOPPER : PER_ORDER,
  limit_num: limitPerShopper ?? limitPerOrder ?? 0,
});

export const toProduct = ({ storeInfo: store, productValue, ...page }: PageWire): Product => ({
  id: store.id,
  name: store.store_name,
  summary: store.store_info,
  keywords: store.keyword || undefined,
  picture: store.image,
  pictures: store.slider_image,
  price: store.price,
  marketPrice: marketPriceOf(store),
  memberPrice: memberPriceOf(store),
  stock: store.stock,
  sales: store.fsales ?? store.sales,
  unit: store.unit_name,
  categoryIds: store.cate_id.split(',').filter(Boolean),
  descriptionHtml: withImageAddresses(store.description),
  isOnSale: store.is_show,
  isFavourite: store.userCollect,
  ...toLimits(store),
  minQuantity: Math.max(1, store.min_qty),
  presale: toPresale(store),
  part: store.part_info,
  needsForm: store.custom_form || undefined,
  specifications: page.productAttr.length > 0 ? page.productAttr.map(({ attr_name }) => attr_name) : undefined,
  offers: Object.values(productValue),
  reviewCount: page.replyCount,
  goodReviewPercent: page.replyChance,
  recommended: page.good_list,
  related: page.part_related,
});

export const fromProduct = (value: Product): PageWire => ({
  storeInfo: {
    id: value.id,
    store_name: value.name,
    store_info: value.summary,
    keyword: value.keywords ?? '',
    image: value.picture,
    slider_image: [...value.pictures],
    price: value.price,
    ot_price: value.marketPrice ?? value.price,
    vip_price: value.memberPrice ?? 0,
    stock: value.stock,
    fsales: value.sales,
    sales: value.sales,
    unit_name: value.unit,
    cate_id: value.categoryIds.join(','),
    description: value.descriptionHtml,
    is_show: value.isOnSale,
    userCollect: value.isFavourite,
    ...fromLimits(value),
    min_qty: value.minQuantity,
    ...fromPresale(value.presale),
    part_info: value.part,
    custom_form: value.needsForm || undefined,
  },
  productAttr: (value.specifications ?? []).map((attr_name, at, names) => ({
    attr_name,
    attr_values: [...new Set(value.offers.map(({ name }) => (names.length > 1 ? (name.split(',')[at] ?? '') : name)))],
  })),
  productValue: Object.fromEntries(value.offers.map((o) => [o.name, o])),
  good_list: [...value.recommended],
  part_related: [...value.related],
  replyCount: value.reviewCount,
  replyChance: value.goodReviewPercent,
});

/** The answer of the product page. */
export const product = entity(pageWire, { decode: toProduct, encode: fromProduct });
