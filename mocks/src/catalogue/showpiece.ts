import type { Mould } from './catalogue.entity.ts';
import { offered, type Offered } from './goods.ts';
import type { Shop } from '../shop/state.ts';

/** Rare colours are no good picture of a part: only so many of the commonest are looked at. */
const COMMON = 16;
/** Difference of the strongest and the weakest channel (0 to 255) from which a colour counts as bright. */
const BRIGHT = 70;
/** A colour whose strongest channel is below this is dark, and shows the edges of a part badly. */
const LIGHT = 150;
/** A colour dearer than this much of the cheapest would make the part look dear. */
const DEAREST = 1.5;

const known = new WeakMap<Mould, Offered>();

const channels = (hex: string): number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const strongest = (hex: string): number => Math.max(...channels(hex));
/** How far a colour is from grey, 0 to 255. */
const brightness = (hex: string): number => strongest(hex) - Math.min(...channels(hex));

/**
 * The offer that a mould is shown in, so that a shelf of parts is not all black: a bright common colour at an ordinary price,
 * another one for each mould. Its price is the mould's price in lists, so that picture, price and what is added agree.
 */
export function showpiece(shop: Shop, mould: Mould): Offered | undefined {
  const kept = known.get(mould);
  if (kept) return kept;
  const offers = offered(shop, mould);
  const limit = DEAREST * Math.min(...offers.map(({ priceFen }) => priceFen));
  const fair = offers.slice(0, COMMON).filter((offer) => offer.priceFen <= limit && offer.stock > 0);
  const bright = fair.filter(
    ({ colour }) => colour.finish === 'solid' && brightness(colour.hex) >= BRIGHT && strongest(colour.hex) >= LIGHT,
  );
  const place = [...mould.number].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const chosen = bright[place % Math.max(1, bright.length)] ?? fair[0] ?? offers[0];
  if (chosen) known.set(mould, chosen);
  return chosen;
}
