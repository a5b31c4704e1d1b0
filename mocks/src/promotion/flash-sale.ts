import type { Fen, Moment } from '@shop/contracts';
import type { Mould } from '../catalogue/catalogue.entity.ts';
import { chanceAt, seedOf } from '../catalogue/seeded-chance.ts';
import { hoursNamed, type FlashHours } from './flash-hours.ts';
import { isForSale, offered, type Offered } from '../catalogue/goods.ts';
import { isPresaleMould } from './presale.ts';
import { showpiece } from '../catalogue/showpiece.ts';
import type { Shop } from '../shop/state.ts';

/** One colour of a part in a flash sale: its price and the pieces set aside. */
export type FlashOffer = { offer: Offered; price: Fen; quota: number };

/** A part that is cheaper in a slot. `pull` tells how much of it shoppers would like: above 1 it sells out before the slot ends. */
export type Sale = {
  id: string;
  hours: FlashHours;
  mould: Mould;
  offers: readonly FlashOffer[];
  limitPerShopper: number;
  limitPerOrder: number;
  pull: number;
};

const FEWEST = 12;
const MOST = 24;
/** Flash sales are of parts that many want: of the first so many. */
const POPULAR = 600;
/** Below 0.10 a cut in price could not be seen. */
const CHEAPEST: Fen = 10;
const MAX_COLOURS = 6;
/** Colours with fewer pieces are not put into a sale. */
const PLENTY = 120;
const LIMITS = [20, 50, 100] as const;

const LOWEST_SHARE = 0.4;
const HIGHEST_SHARE = 0.7;

/** A share of a price, rounded to the fen but never past the shares that sales keep to. */
const cut = (price: Fen, share: number): Fen =>
  Math.min(Math.floor(price * HIGHEST_SHARE), Math.max(Math.ceil(price * LOWEST_SHARE), Math.round(price * share)));

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];

/** The colours that go into a sale, the one the part is shown in first. */
function coloursFor(shop: Shop, mould: Mould): readonly Offered[] {
  const shown = showpiece(shop, mould);
  const rest = offered(shop, mould).filter((offer) => offer !== shown);
  return [shown, ...rest]
    .filter((offer) => offer !== undefined && offer.stock >= PLENTY && offer.priceFen >= CHEAPEST)
    .slice(0, MAX_COLOURS) as Offered[];
}

const suits = (shop: Shop, mould: Mould): boolean => {
  const shown = showpiece(shop, mould);
  return (
    mould.onSale &&
    !isPresaleMould(shop, mould) &&
    shown !== undefined &&
    shown.stock >= PLENTY &&
    shown.priceFen >= CHEAPEST
  );
};

const minutesOf = (moment: Moment): number => Math.floor(moment / 60_000);

function saleOf(shop: Shop, hours: FlashHours, mould: Mould, place: number): Sale {
  const seed = seedOf(`${hours.seed}/${mould.number}`);
  const share = LOWEST_SHARE + chanceAt(seed, 0) * (HIGHEST_SHARE - LOWEST_SHARE);
  const limitPerShopper = pick(LIMITS, chanceAt(seed, 1)) ?? LIMITS[0];
  return {
    // The slot's beginning and the place in it: so that yesterday's sale is never taken for today's.
    id: `${minutesOf(hours.from)}${String(place).padStart(2, '0')}`,
    hours,
    mould,
    offers: coloursFor(shop, mould).map((offer, at) => ({
      offer,
      price: cut(offer.priceFen, share),
      quota: 60 + 20 * Math.floor(chanceAt(seed, at + 8) * 3),
    })),
    limitPerShopper,
    limitPerOrder: chanceAt(seed, 2) < 0.5 ? limitPerShopper : limitPerShopper / 2,
    pull: 0.35 + 0.9 * chanceAt(seed, 3),
  };
}

/** What a slot sells: the same for the same slot of the same day. Parts taken off sale meanwhile are left out. */
export function salesIn(shop: Shop, hours: FlashHours): readonly Sale[] {
  const seed = seedOf(`flash/${hours.seed}`);
  const popular = shop.catalogue.moulds.slice(0, POPULAR).filter((mould) => suits(shop, mould));
  const wanted = FEWEST + Math.floor(chanceAt(seed, 0) * (MOST - FEWEST + 1));
  const rank = new Map(popular.map((mould) => [mould, seedOf(`${hours.seed}/${mould.id}`)]));
  const chosen = popular.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).slice(0, wanted);
  return chosen.map((mould, place) => saleOf(shop, hours, mould, place)).filter(({ mould }) => isForSale(shop, mould));
}

/** The sale of an id, of today or yesterday; absent when there is none or its part is gone. */
export function saleNamed(shop: Shop, id: string): Sale | undefined {
  const hours = hoursNamed(shop).find(({ from }) => id.startsWith(String(minutesOf(from))));
  return hours && salesIn(shop, hours).find((sale) => sale.id === id);
}
