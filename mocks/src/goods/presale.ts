import type { Language, Moment, PresaleState } from '@shop/contracts';
import type { Catalogue, Mould } from '../catalogue-data/catalogue.entity.ts';
import { randomAt, seedOf } from '../catalogue-data/seeded-random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { isForSale, offersOf } from './goods.ts';

type Period = { from: Moment; to: Moment; shipsWithin: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REGULAR_PRESALES = 8;
/** Presales are of less popular moulds, by rank, in several colours; the most popular are always in stock. */
const FROM_RANK = 120;
const TO_RANK = 900;
const MIN_COLOURS = 8;

/**
 * Each regular presale repeats: it is announced, runs and ends. The eight are evenly shifted in time, so that some of
 * each state always exist.
 */
const CYCLE = 24 * DAY;
const ANNOUNCED = 6 * DAY;
const RUNNING = 12 * DAY + 12 * HOUR;
/** A Monday, 10:00 in Asia/Shanghai. */
const FIRST_CYCLE = Date.parse('2023-03-06T10:00:00+08:00');

const cache = new WeakMap<Catalogue, readonly Mould[]>();

/** The moulds of the regular presales, always the same. */
function regularMoulds(catalogue: Catalogue): readonly Mould[] {
  const cached = cache.get(catalogue);
  if (cached) return cached;
  const rank = (mould: Mould) => seedOf(`presale/${mould.number}`);
  const candidates = catalogue.moulds
    .slice(FROM_RANK, TO_RANK)
    .filter((mould) => mould.onSale && mould.size && mould.colours.length >= MIN_COLOURS);
  const moulds = candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, REGULAR_PRESALES);
  cache.set(catalogue, moulds);
  return moulds;
}

/** The period of the regular presale at `index` in its current cycle. */
function regularPeriod(mould: Mould, index: number, now: Moment): Period {
  const first = FIRST_CYCLE + (index * CYCLE) / REGULAR_PRESALES;
  const start = first + Math.floor((now - first) / CYCLE) * CYCLE;
  return {
    from: start + ANNOUNCED,
    to: start + ANNOUNCED + RUNNING,
    shipsWithin: 3 + Math.floor(randomAt(seedOf(mould.number), 40) * 13),
  };
}

function periodOf(shop: Shop, mould: Mould): Period | undefined {
  const index = regularMoulds(shop.catalogue).indexOf(mould);
  return shop.state.presales[mould.id] ?? (index === -1 ? undefined : regularPeriod(mould, index, shop.clock.now()));
}

function stateAt({ from, to }: Period, now: Moment): PresaleState {
  if (now < from) return 'before';
  return now < to ? 'running' : 'over';
}

/** The terms of a mould's presale; absent for moulds without one. */
export function presaleOf(shop: Shop, mould: Mould): (Period & { state: PresaleState }) | undefined {
  const period = periodOf(shop, mould);
  return period && { state: stateAt(period, shop.clock.now()), ...period };
}

export const isPresaleMould = (shop: Shop, mould: Mould): boolean =>
  shop.state.presales[mould.id] !== undefined || regularMoulds(shop.catalogue).includes(mould);

/** Whether a mould may be added to the cart: it is for sale and not a presale. Its stock does not matter here. */
export const isForCart = (shop: Shop, mould: Mould): boolean => isForSale(shop, mould) && !isPresaleMould(shop, mould);

/** Refuses a mould whose presale has not started or has ended. */
export function checkPresale(shop: Shop, mould: Mould, language: Language): void {
  const state = presaleOf(shop, mould)?.state;
  if (state === 'before') throw refusal('presaleNotStarted', language);
  if (state === 'over') throw refusal('presaleEnded', language);
}

/** All presales: running ones first, then by their end. */
export function presales(shop: Shop): readonly { mould: Mould; terms: Period & { state: PresaleState } }[] {
  const own = Object.keys(shop.state.presales).map((id) => shop.catalogue.moulds.find((mould) => mould.id === id));
  const all = new Set([...own, ...regularMoulds(shop.catalogue)].filter((mould) => mould !== undefined));
  const order = { running: 0, before: 1, over: 2 };
  return [...all]
    .filter((mould) => isForSale(shop, mould) && offersOf(shop, mould).length > 0)
    .flatMap((mould) => {
      const terms = presaleOf(shop, mould);
      return terms ? [{ mould, terms }] : [];
    })
    .toSorted((a, b) => order[a.terms.state] - order[b.terms.state] || a.terms.to - b.terms.to);
}
