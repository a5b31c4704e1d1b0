import type { FamilyOffer, Language, PartFamily } from '@shop/contracts';
import type { Catalogue, Mould } from '../catalogue-data/catalogue.entity.ts';
import { coloursByFrequency, isForSale, offersOf, stockOf, type ShopOffer } from '../goods/goods.ts';
import type { Shop } from '../core/shop.ts';
import { colourSample, displayPicture } from '../goods/describe-goods.ts';

/** The matrix has room for this many parts and colours. */
const MAX_PARTS = 8;
const MAX_COLOURS = 40;

const cache = new WeakMap<Catalogue, ReadonlyMap<string, readonly Mould[]>>();
/** The numbers of the size in a name. An angle is no size. */
const MEASURE = /(?<![\d.])\d+[½⅓⅔¼¾]?(?! ?°)(?![\d.])|[½⅓⅔¼¾]/g;

/** The key of a family: subcategory and name without the numbers of the size. */
const familyKey = ({ names, category }: Mould): string =>
  `${category} ${names.en
    .replace(MEASURE, '#')
    .replace(/\bHoles?\b/g, 'Hole')
    .replace(/(# × )+#/g, '#')}`;

const dimensions = ({ names, size }: Mould): readonly number[] =>
  size
    ? [size.width, size.length, size.height]
    : [...names.en.matchAll(MEASURE)].map(([number]) => Number.parseFloat(number));

function bySize(one: Mould, other: Mould): number {
  const [a, b] = [dimensions(one), dimensions(other)];
  const index = a.findIndex((dimension, at) => dimension !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function familiesOf(catalogue: Catalogue): ReadonlyMap<string, readonly Mould[]> {
  const cached = cache.get(catalogue);
  if (cached) return cached;
  const families = new Map(
    [
      ...Map.groupBy(
        catalogue.moulds.filter(({ blank }) => blank === undefined),
        familyKey,
      ),
    ].map(([key, moulds]) => [key, moulds.toSorted(bySize)]),
  );
  cache.set(catalogue, families);
  return families;
}

/** The family of a part by size: the parts closest to it in size if there are more than the matrix has room for. */
function membersOf(shop: Shop, mould: Mould): readonly Mould[] {
  const members = (familiesOf(shop.catalogue).get(familyKey(mould)) ?? []).filter(
    (other) => other === mould || isForSale(shop, other),
  );
  const own = members.indexOf(mould);
  if (own === -1) return [mould];
  const start = Math.max(0, Math.min(own - MAX_PARTS / 2, members.length - MAX_PARTS));
  return members.slice(start, start + MAX_PARTS);
}

/** The part × colour matrix of a part's family. If there are too many colours, those of the part itself come first. */
export function familyOf(shop: Shop, mould: Mould, language: Language): PartFamily {
  const members = membersOf(shop, mould);
  const colourIds = (moulds: readonly Mould[]) =>
    new Set(moulds.flatMap((one) => one.colours.map(({ colour }) => colour.id)));
  const [own, all] = [colourIds([mould]), colourIds(members)];
  const common = coloursByFrequency(shop);
  const shown = new Set(
    [...common.filter(({ id }) => own.has(id)), ...common.filter(({ id }) => all.has(id) && !own.has(id))]
      .slice(0, MAX_COLOURS)
      .map(({ id }) => id),
  );
  const cells = (one: Mould) =>
    offersOf(shop, one)
      .filter(({ colour }) => shown.has(colour.id))
      .map((offer): [string, FamilyOffer] => [String(offer.colour.id), cell(shop, offer)]);
  return {
    colours: common.filter(({ id }) => shown.has(id)).map((colour) => colourSample(colour, language)),
    parts: members.map((one) => ({
      id: one.id,
      name: one.names[language],
      number: one.number,
      picture: displayPicture(shop, one),
      limit: shop.state.limits[one.id],
      offers: Object.fromEntries(cells(one)),
    })),
  };
}

const cell = (shop: Shop, offer: ShopOffer): FamilyOffer => ({
  uniqueId: offer.uniqueId,
  price: offer.priceFen,
  stock: stockOf(shop, offer),
});
