import type { Fen, Moment } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { randomAt, seedOf } from '../catalogue-data/seeded-random.ts';
import type { FlashHours } from '../core/goods.state.ts';
import type { Shop } from '../core/shop.ts';
import { displayOffer } from './display-offer.ts';
import { recentSlots } from './flash-hours.ts';
import { isForSale, offersOf, type ShopOffer } from './goods.ts';
import { isPresaleMould } from './presale.ts';

/** One colour of a part in a flash sale: its price and the number of reserved pieces. */
export type FlashOffer = { offer: ShopOffer; price: Fen; quota: number };

/** A part at a reduced price in a slot. */
export type Sale = {
  id: string;
  hours: FlashHours;
  mould: Mould;
  offers: readonly FlashOffer[];
  limitPerShopper: number;
  limitPerOrder: number;
  /** The share of the quota that other shoppers buy. Above 1 it is sold out before the slot ends. */
  demand: number;
};

const MIN_SALES = 12;
const MAX_SALES = 24;
/** Flash sales are of popular moulds, by rank. */
const POPULAR = 600;
/** Below 0.10 a reduction would hardly be visible. */
const MIN_PRICE: Fen = 10;
const MAX_COLOURS = 6;
/** Colours with less stock are not put on sale. */
const MIN_STOCK = 120;
const LIMITS = [20, 50, 100] as const;

/** The reduced price as a share of the ordinary price. */
const MIN_SHARE = 0.4;
const MAX_SHARE = 0.7;

/** A share of a price, rounded to the fen within the limits of the share. */
const reduced = (price: Fen, share: number): Fen =>
  Math.min(Math.floor(price * MAX_SHARE), Math.max(Math.ceil(price * MIN_SHARE), Math.round(price * share)));

const pick = <T>(from: readonly T[], random: number): T | undefined => from[Math.floor(random * from.length)];

const isSuitable = (offer: ShopOffer | undefined): offer is ShopOffer =>
  offer !== undefined && offer.stock >= MIN_STOCK && offer.priceFen >= MIN_PRICE;

/** The colours on sale, the displayed one first. */
function coloursFor(shop: Shop, mould: Mould): readonly ShopOffer[] {
  const shown = displayOffer(shop, mould);
  const rest = offersOf(shop, mould).filter((offer) => offer !== shown);
  return [shown, ...rest].filter(isSuitable).slice(0, MAX_COLOURS);
}

const isCandidate = (shop: Shop, mould: Mould): boolean =>
  mould.onSale && !isPresaleMould(shop, mould) && isSuitable(displayOffer(shop, mould));

const minutesOf = (moment: Moment): number => Math.floor(moment / 60_000);

function saleOf(shop: Shop, hours: FlashHours, mould: Mould, index: number): Sale {
  const seed = seedOf(`${hours.seed}/${mould.number}`);
  const share = MIN_SHARE + randomAt(seed, 0) * (MAX_SHARE - MIN_SHARE);
  const limitPerShopper = pick(LIMITS, randomAt(seed, 1)) ?? LIMITS[0];
  return {
    // The start of the slot and the index in it, so that the ids of two days differ.
    id: `${minutesOf(hours.from)}${String(index).padStart(2, '0')}`,
    hours,
    mould,
    offers: coloursFor(shop, mould).map((offer, at) => ({
      offer,
      price: reduced(offer.priceFen, share),
      quota: 60 + 20 * Math.floor(randomAt(seed, at + 8) * 3),
    })),
    limitPerShopper,
    limitPerOrder: randomAt(seed, 2) < 0.5 ? limitPerShopper : limitPerShopper / 2,
    demand: 0.35 + 0.9 * randomAt(seed, 3),
  };
}

/**
 * The sales of a slot, always the same for the same slot of the same day, without parts that are no longer for sale.
 */
export function salesIn(shop: Shop, hours: FlashHours): readonly Sale[] {
  const seed = seedOf(`flash/${hours.seed}`);
  const candidates = shop.catalogue.moulds.slice(0, POPULAR).filter((mould) => isCandidate(shop, mould));
  const count = MIN_SALES + Math.floor(randomAt(seed, 0) * (MAX_SALES - MIN_SALES + 1));
  const rank = new Map(candidates.map((mould) => [mould, seedOf(`${hours.seed}/${mould.id}`)]));
  const chosen = candidates.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).slice(0, count);
  return chosen.map((mould, index) => saleOf(shop, hours, mould, index)).filter(({ mould }) => isForSale(shop, mould));
}

/** The sale with an id, of today or yesterday; absent if there is none or its part is no longer for sale. */
export function findSale(shop: Shop, id: string): Sale | undefined {
  const hours = recentSlots(shop).find(({ from }) => id.startsWith(String(minutesOf(from))));
  return hours && salesIn(shop, hours).find((sale) => sale.id === id);
}
