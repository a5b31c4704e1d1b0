import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import type { Shop } from '../core/shop.ts';
import { offersOf, type ShopOffer } from './goods.ts';
import { naturalColours } from './natural-colour.ts';
import { randomAt, seedOf } from '../catalogue-data/seeded-random.ts';

/** Only the most common colours represent a part. */
const COMMON_COLOURS = 16;
/** Minimum difference between the strongest and the weakest channel (0 to 255) of a bright colour. */
const MIN_SATURATION = 70;
/** In darker colours, by their strongest channel (0 to 255), the edges of a part are hard to see. */
const MIN_LIGHTNESS = 150;
/** The price of the displayed colour is at most this multiple of the lowest price. */
const MAX_PRICE_RATIO = 1.5;

const caches = { parts: new WeakMap<Mould, ShopOffer>(), ordinary: new WeakMap<Mould, ShopOffer>() };

const channels = (hex: string): number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const lightness = (hex: string): number => Math.max(...channels(hex));
const saturation = (hex: string): number => lightness(hex) - Math.min(...channels(hex));

/** How the sales of a colour are spread among moulds: from this share of its ordinary sales, and so much more. */
const SALES_SPREAD = { from: 0.4, more: 1.2 };
/** Colours further down the order of commonness sell less, but the first ones about the same. */
const EVEN_PLACES = 3;

/** The offers of a mould, the best-selling colour first: invented from its commonness, differently for each mould. */
export function bestSellingFirst(mould: Mould, offers: readonly ShopOffer[]): readonly ShopOffer[] {
  const place = new Map(mould.colours.map(({ colour }, at) => [colour.id, at]));
  const sales = ({ colour }: ShopOffer): number => {
    const share = SALES_SPREAD.from + SALES_SPREAD.more * randomAt(seedOf(`${mould.number}/${colour.id}`), 0);
    return share / ((place.get(colour.id) ?? 0) + EVEN_PLACES);
  };
  const sold = new Map(offers.map((offer) => [offer, sales(offer)]));
  return offers.toSorted((a, b) => (sold.get(b) ?? 0) - (sold.get(a) ?? 0));
}

/**
 * The offer that represents a mould: in the colour that the thing has by nature, or else the best-selling bright and
 * common colour at an ordinary price. It varies from mould to mould, so that lists are not all in one colour. Lists
 * show the price of this offer, so that picture and price agree with what is added to the cart.
 */
export function displayOffer(shop: Shop, mould: Mould): ShopOffer | undefined {
  const cache = caches[shop.state.goodsKind];
  const cached = cache.get(mould);
  if (cached) return cached;
  const offers = offersOf(shop, mould);
  const natural = naturalColours(mould)
    .map((id) => offers.find((offer) => offer.colour.id === id && offer.stock > 0))
    .find((offer) => offer !== undefined);
  const chosen = natural ?? brightOffer(mould, offers);
  if (chosen) cache.set(mould, chosen);
  return chosen;
}

function brightOffer(mould: Mould, offers: readonly ShopOffer[]): ShopOffer | undefined {
  const limit = MAX_PRICE_RATIO * Math.min(...offers.map(({ priceFen }) => priceFen));
  const fair = offers.slice(0, COMMON_COLOURS).filter((offer) => offer.priceFen <= limit && offer.stock > 0);
  const bright = fair.filter(
    ({ colour }) =>
      colour.finish === 'solid' && saturation(colour.hex) >= MIN_SATURATION && lightness(colour.hex) >= MIN_LIGHTNESS,
  );
  return bestSellingFirst(mould, bright)[0] ?? fair[0] ?? offers[0];
}
