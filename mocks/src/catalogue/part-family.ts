import type { FamilyOffer, PartFamily } from '@shop/contracts';
import type { Catalogue, Language, Mould } from './catalogue.entity.ts';
import { colourSample, pictureOf } from './describe-product.ts';
import { coloursByCommonness, isForSale, offered, stockOf, type Offered } from './goods.ts';
import { showpiece } from './showpiece.ts';
import type { Shop } from '../shop/state.ts';

/** So many fit side by side. */
const MAX_PARTS = 8;
const MAX_COLOURS = 40;

const families = new WeakMap<Catalogue, ReadonlyMap<string, readonly Mould[]>>();
/** Figures of a name that tell the size; an angle tells the kind. */
const MEASURE = /(?<![\d.])\d+[½⅓⅔¼¾]?(?! ?°)(?![\d.])|[½⅓⅔¼¾]/g;

/** What a part and its kin have in common: sub category and name, the figures of the size left out. */
const kind = ({ names, category }: Mould): string =>
  `${category} ${names.en
    .replace(MEASURE, '#')
    .replace(/\bHoles?\b/g, 'Hole')
    .replace(/(# × )+#/g, '#')}`;

const figures = ({ names, size }: Mould): readonly number[] =>
  size
    ? [size.width, size.length, size.height]
    : [...names.en.matchAll(MEASURE)].map(([figure]) => Number.parseFloat(figure));

function bySize(one: Mould, other: Mould): number {
  const [a, b] = [figures(one), figures(other)];
  const place = a.findIndex((figure, at) => figure !== b[at]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

function familiesOf(catalogue: Catalogue): ReadonlyMap<string, readonly Mould[]> {
  const known = families.get(catalogue);
  if (known) return known;
  const made = new Map(
    [
      ...Map.groupBy(
        catalogue.moulds.filter(({ blank }) => blank === undefined),
        kind,
      ),
    ].map(([key, moulds]) => [key, moulds.toSorted(bySize)]),
  );
  families.set(catalogue, made);
  return made;
}

/** A part among its kin, ordered by size: those next to it in size where there are more than fit. */
function kinOf(shop: Shop, mould: Mould): readonly Mould[] {
  const kin = (familiesOf(shop.catalogue).get(kind(mould)) ?? []).filter(
    (other) => other === mould || isForSale(shop, other),
  );
  const own = kin.indexOf(mould);
  if (own === -1) return [mould];
  const start = Math.max(0, Math.min(own - MAX_PARTS / 2, kin.length - MAX_PARTS));
  return kin.slice(start, start + MAX_PARTS);
}

/** The part × colour matrix around a part. Where its kin come in more colours than fit, its own are kept. */
export function familyOf(shop: Shop, mould: Mould, language: Language): PartFamily {
  const kin = kinOf(shop, mould);
  const made = (moulds: readonly Mould[]) =>
    new Set(moulds.flatMap((one) => one.colours.map(({ colour }) => colour.id)));
  const [own, all] = [made([mould]), made(kin)];
  const common = coloursByCommonness(shop);
  const kept = new Set(
    [...common.filter(({ id }) => own.has(id)), ...common.filter(({ id }) => all.has(id) && !own.has(id))]
      .slice(0, MAX_COLOURS)
      .map(({ id }) => id),
  );
  const cells = (one: Mould) =>
    offered(shop, one)
      .filter(({ colour }) => kept.has(colour.id))
      .map((offer): [string, FamilyOffer] => [String(offer.colour.id), cell(shop, offer)]);
  return {
    colours: common.filter(({ id }) => kept.has(id)).map((colour) => colourSample(colour, language)),
    parts: kin.map((one) => {
      const shown = showpiece(shop, one);
      const limit = shop.state.limits[one.id];
      return {
        id: one.id,
        name: one.names[language],
        number: one.number,
        picture: shown ? pictureOf(shown) : { kind: 'photo', url: '' },
        ...(limit === undefined ? {} : { limit }),
        offers: Object.fromEntries(cells(one)),
      };
    }),
  };
}

const cell = (shop: Shop, offer: Offered): FamilyOffer => ({
  uniqueId: offer.uniqueId,
  price: offer.priceFen,
  stock: stockOf(shop, offer),
});
