import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import type { Shop } from '../core/shop.ts';
import { offersOf, type ShopOffer } from './goods.ts';

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

/**
 * The offer that represents a mould: a bright, common colour at an ordinary price. It varies from mould to mould, so
 * that lists are not all in one colour. Lists show the price of this offer, so that picture and price agree with what
 * is added to the cart.
 */
export function displayOffer(shop: Shop, mould: Mould): ShopOffer | undefined {
  const cache = caches[shop.state.goodsKind];
  const cached = cache.get(mould);
  if (cached) return cached;
  const offers = offersOf(shop, mould);
  const limit = MAX_PRICE_RATIO * Math.min(...offers.map(({ priceFen }) => priceFen));
  const fair = offers.slice(0, COMMON_COLOURS).filter((offer) => offer.priceFen <= limit && offer.stock > 0);
  const bright = fair.filter(
    ({ colour }) =>
      colour.finish === 'solid' && saturation(colour.hex) >= MIN_SATURATION && lightness(colour.hex) >= MIN_LIGHTNESS,
  );
  const hash = [...mould.number].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const chosen = bright[hash % Math.max(1, bright.length)] ?? fair[0] ?? offers[0];
  if (chosen) cache.set(mould, chosen);
  return chosen;
}
