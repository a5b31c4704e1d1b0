import type { Fen, Finish, productFacets, QueryOf } from '@shop/contracts';
import type { Catalogue } from '../catalogue/catalogue.entity.ts';
import { stockOf, type Offered } from '../catalogue/goods.ts';
import type { Shop } from '../shop/state.ts';

/** What a shopper wants of a part, read from a query. What is absent does not matter; several values mean "any of these". */
export type Wanted = {
  categories?: ReadonlySet<string>;
  colours?: ReadonlySet<number>;
  sizes?: ReadonlySet<string>;
  heights?: ReadonlySet<number>;
  finishes?: ReadonlySet<Finish>;
  stock?: number;
  priceFrom?: Fen;
  priceTo?: Fen;
};

type Ask = QueryOf<typeof productFacets>;

/** Reads a filter. A value that the shop does not know is not asked for, so an old or damaged address still shows parts. */
export function readFilter(catalogue: Catalogue, ask: Ask): Wanted {
  const { colours, finishes } = knownValues(catalogue);
  return {
    categories: wantedCategories(catalogue, ask),
    colours: anyOf(ask.color, (value) => (colours.has(value) ? Number(value) : undefined)),
    sizes: anyOf(ask.size, readSize),
    heights: anyOf(ask.height, (value) => (/^\d+$/.test(value) ? Number(value) : undefined)),
    finishes: anyOf(ask.finish, (value) => [...finishes].find((finish) => finish === value)),
    stock: ask.stock && ask.stock > 0 ? ask.stock : undefined,
    priceFrom: ask.price_from,
    priceTo: ask.price_to,
  };
}

function knownValues({ colours }: Catalogue) {
  return {
    colours: new Set(colours.map(({ id }) => String(id))),
    finishes: new Set(colours.map(({ finish }) => finish)),
  };
}

function anyOf<T>(text: string | undefined, read: (value: string) => T | undefined): ReadonlySet<T> | undefined {
  const values = (text ?? '')
    .split(',')
    .map((value) => read(value.trim()))
    .filter((value) => value !== undefined);
  return values.length > 0 ? new Set(values) : undefined;
}

/** `4x2` means the same footprint as `2x4`. */
function readSize(value: string): string | undefined {
  const [, one, other] = /^(\d{1,3})x(\d{1,3})$/i.exec(value) ?? [];
  return one && other ? footprint(Number(one), Number(other)) : undefined;
}

/** A footprint in studs as queries write it, the smaller side first. */
export const footprint = (one: number, other: number): string => `${Math.min(one, other)}x${Math.max(one, other)}`;

/** The sub categories asked for; absent for all. 0 and '' mean none was named. */
function wantedCategories({ categories }: Catalogue, { cid, sid }: Ask): ReadonlySet<string> | undefined {
  const named = (id: string | undefined) => id !== undefined && id !== '' && id !== '0';
  if (named(sid)) return new Set([sid ?? '']);
  if (!named(cid)) return undefined;
  return new Set(categories.filter((known) => known.id === cid || known.parent === cid).map((known) => known.id));
}

/** The wishes that one offer must meet all by itself: a red one below 0.50 of which 100 are there. */
const OFFER_WISHES = ['colour', 'finish', 'stock', 'price'] as const;
export type OfferWish = (typeof OFFER_WISHES)[number];

export const asksOfOffers = ({ colours, finishes, stock, priceFrom, priceTo }: Wanted): boolean =>
  (colours ?? finishes ?? stock ?? priceFrom ?? priceTo) !== undefined;

/**
 * Whether an offer lacks one wish, and which, or several. `named` is the colour that a search named: it is wished for where
 * no filter names others.
 */
export function lackOf(
  shop: Shop,
  offer: Offered,
  wanted: Wanted,
  named: number | undefined,
): OfferWish | 'several' | undefined {
  let lack: OfferWish | undefined;
  for (const wish of OFFER_WISHES) {
    if (MEETS[wish](shop, offer, wanted, named)) continue;
    if (lack) return 'several';
    lack = wish;
  }
  return lack;
}

const MEETS: Record<OfferWish, (shop: Shop, offer: Offered, wanted: Wanted, named: number | undefined) => boolean> = {
  colour: (_, { colour }, { colours }, named) =>
    colours ? colours.has(colour.id) : named === undefined || named === colour.id,
  finish: (_, { colour }, { finishes }) => !finishes || finishes.has(colour.finish),
  stock: (shop, offer, { stock }) => stock === undefined || stockOf(shop, offer) >= stock,
  price: (_, { priceFen }, { priceFrom, priceTo }) =>
    (priceFrom === undefined || priceFen >= priceFrom) && (priceTo === undefined || priceFen <= priceTo),
};

/** The wishes about a mould, whatever its colour. */
const MOULD_WISHES = ['category', 'size', 'height'] as const;
export type MouldWish = (typeof MOULD_WISHES)[number];

export function unmetByMould(
  { mould }: Pick<Offered, 'mould'>,
  { categories, sizes, heights }: Wanted,
): readonly MouldWish[] {
  const { category, size } = mould;
  const isMet: Record<MouldWish, boolean> = {
    category: !categories || categories.has(category),
    size: !sizes || (size !== undefined && sizes.has(footprint(size.width, size.length))),
    height: !heights || (size !== undefined && heights.has(size.height)),
  };
  return MOULD_WISHES.filter((wish) => !isMet[wish]);
}
