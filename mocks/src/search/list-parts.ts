import type { products, QueryOf } from '@shop/contracts';
import { isForSale, mouldOf, offered, type Offered } from '../catalogue/goods.ts';
import { asksOfOffers, lackOf, readFilter, unmetByMould, type Wanted } from './part-filter.ts';
import { search, type Found } from './search.ts';
import { showpiece } from '../catalogue/showpiece.ts';
import type { Shop } from '../shop/state.ts';

type Ask = QueryOf<typeof products>;
/** A part of a list with the offer that its card shows. */
export type Listed = Found & { offer?: Offered };

/** What answers to a keyword, best first; without one, everything, the most popular first. Only what is for sale. */
export function answering(shop: Shop, keyword: string | undefined): readonly Found[] {
  const { catalogue, state } = shop;
  const text = keyword?.trim() ?? '';
  if (text !== '' && state.shelves === 'unsearchable') return [];
  const found: readonly Found[] = text === '' ? catalogue.moulds.map((mould) => ({ mould })) : search(catalogue, text);
  return found.filter(({ mould }) => isForSale(shop, mould));
}

function named(shop: Shop, ids: string): readonly Found[] {
  const moulds = [...new Set(ids.split(',').map((id) => id.trim()))]
    .map((id) => mouldOf(shop, id))
    .filter((mould) => mould !== undefined);
  return moulds.filter((mould) => isForSale(shop, mould)).map((mould) => ({ mould }));
}

/** The whole list that a query asks for, in its order. */
export function listed(shop: Shop, ask: Ask): readonly Listed[] {
  const wanted = readFilter(shop.catalogue, ask);
  const found = ask.ids ? named(shop, ask.ids) : answering(shop, ask.keyword);
  return sorted(
    found.flatMap((one) => shown(shop, one, wanted)),
    ask,
  );
}

/** A part with the offer to show: the asked-for colour, else its showpiece, else the commonest that meets all wishes; nothing where none does. */
function shown(shop: Shop, found: Found, wanted: Wanted): readonly Listed[] {
  if (unmetByMould(found, wanted).length > 0) return [];
  const offers = offered(shop, found.mould);
  const first = offers.find(({ colour }) => colour.id === found.colourId) ?? showpiece(shop, found.mould);
  const candidates = first ? [first, ...offers] : offers;
  const offer = candidates.find((known) => lackOf(shop, known, wanted, found.colourId) === undefined);
  // A mould without colours stays in lists that ask for nothing of its offers.
  return offer || (offers.length === 0 && !asksOfOffers(wanted)) ? [{ ...found, ...(offer ? { offer } : {}) }] : [];
}

/** An explicit order comes first; without one a search keeps its ranking and a category its popularity. */
function sorted(parts: readonly Listed[], ask: Ask): readonly Listed[] {
  const by = (value: (part: Listed) => number, direction: 'asc' | 'desc') =>
    parts.toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (value(a) - value(b)));
  if (ask.priceOrder) return by(({ offer }) => offer?.priceFen ?? 0, ask.priceOrder);
  if (ask.salesOrder) return by(({ mould }) => mould.sales, ask.salesOrder);
  return ask.news === 1 ? by(({ mould }) => mould.addedAt, 'desc') : parts;
}
