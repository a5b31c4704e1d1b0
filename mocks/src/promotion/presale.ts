import type { Moment, PresaleTerms } from '@shop/contracts';
import type { Catalogue, Language, Mould } from '../catalogue/catalogue.entity.ts';
import { chanceAt, seedOf } from '../catalogue/seeded-chance.ts';
import { isForSale, offered } from '../catalogue/goods.ts';
import { refusal } from '../shop/refusal.ts';
import type { Shop } from '../shop/state.ts';

type Period = { from: Moment; to: Moment; shipsWithin: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOW_MANY = 8;
/** Parts that everybody knows are always there; presales are of the less common, in several colours. */
const FROM_RANK = 120;
const TO_RANK = 900;
const COLOURS = 8;

/** A presale comes back every so often: announced, on, over. The eight stand at different places of it, so that each kind is always there. */
const ROUND = 24 * DAY;
const ANNOUNCED = 6 * DAY;
const ON = 12 * DAY + 12 * HOUR;
/** A Monday, 10:00 in Asia/Shanghai. */
const FIRST_ROUND = Date.parse('2023-03-06T10:00:00+08:00');

const chosenOf = new WeakMap<Catalogue, readonly Mould[]>();

/** The parts that the calendar puts into presale, the same ones every time. */
function chosen(catalogue: Catalogue): readonly Mould[] {
  const kept = chosenOf.get(catalogue);
  if (kept) return kept;
  const rank = (mould: Mould) => seedOf(`presale/${mould.number}`);
  const fitting = catalogue.moulds
    .slice(FROM_RANK, TO_RANK)
    .filter((mould) => mould.onSale && mould.size && mould.colours.length >= COLOURS);
  const made = fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, HOW_MANY);
  chosenOf.set(catalogue, made);
  return made;
}

/** The presale's round of now. */
function periodAt(mould: Mould, place: number, now: Moment): Period {
  const first = FIRST_ROUND + (place * ROUND) / HOW_MANY;
  const start = first + Math.floor((now - first) / ROUND) * ROUND;
  return {
    from: start + ANNOUNCED,
    to: start + ANNOUNCED + ON,
    shipsWithin: 3 + Math.floor(chanceAt(seedOf(mould.number), 40) * 13),
  };
}

function periodOf(shop: Shop, mould: Mould): Period | undefined {
  const place = chosen(shop.catalogue).indexOf(mould);
  return shop.state.presales[mould.id] ?? (place === -1 ? undefined : periodAt(mould, place, shop.clock.now()));
}

function stateAt({ from, to }: Period, now: Moment): PresaleTerms['state'] {
  if (now < from) return 'before';
  return now < to ? 'running' : 'over';
}

/** The terms of a part in presale; absent for every other part. */
export function presaleOf(shop: Shop, mould: Mould): PresaleTerms | undefined {
  const period = periodOf(shop, mould);
  return period && { state: stateAt(period, shop.clock.now()), ...period };
}

export const isPresaleMould = (shop: Shop, mould: Mould): boolean =>
  shop.state.presales[mould.id] !== undefined || chosen(shop.catalogue).includes(mould);

/** Whether a part can be put into the cart: it is sold, and not ahead of its time. What is left of it is another matter. */
export const goesIntoCart = (shop: Shop, mould: Mould): boolean =>
  isForSale(shop, mould) && !isPresaleMould(shop, mould);

/** Refuses a part whose presale has not begun, or is over. Every other part passes. */
export function checkPresale(shop: Shop, mould: Mould, language: Language): void {
  const state = presaleOf(shop, mould)?.state;
  if (state === 'before') throw refusal('presaleComing', language);
  if (state === 'over') throw refusal('presaleOver', language);
}

/** Parts in presale with their terms: those on first, the one that ends first in front. */
export function presales(shop: Shop): readonly { mould: Mould; terms: PresaleTerms }[] {
  const own = Object.keys(shop.state.presales).map((id) => shop.catalogue.moulds.find((mould) => mould.id === id));
  const all = new Set([...own, ...chosen(shop.catalogue)].filter((mould) => mould !== undefined));
  const order = { running: 0, before: 1, over: 2 };
  return [...all]
    .filter((mould) => isForSale(shop, mould) && offered(shop, mould).length > 0)
    .flatMap((mould) => {
      const terms = presaleOf(shop, mould);
      return terms ? [{ mould, terms }] : [];
    })
    .toSorted((a, b) => order[a.terms.state] - order[b.terms.state] || (a.terms.to ?? 0) - (b.terms.to ?? 0));
}
