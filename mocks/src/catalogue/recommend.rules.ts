import { categoryBlocks, goodProducts, recommendedProducts, type CategoryBlock, type Picture } from '@shop/contracts';
import type { Language, Mould, ShopCategory } from './catalogue.entity.ts';
import { seedOf } from './seeded-chance.ts';
import { summaryOf } from './describe-product.ts';
import { isForSale } from './goods.ts';
import { page } from '../shop/page.ts';
import { rule } from '../shop/rule.ts';
import { showpiece } from './showpiece.ts';
import type { Shop } from '../shop/state.ts';

/** A list of recommended parts ends somewhere. */
const LONGEST = 240;
/** How many parts a block of a category shows (reference: category blocks). */
const IN_BLOCK = 8;
/** The shop's staff choose the best among the first so many, one in three. */
const POPULAR = 720;

const forSale = (shop: Shop): readonly Mould[] => shop.catalogue.moulds.filter((mould) => isForSale(shop, mould));

const best = (shop: Shop): readonly Mould[] =>
  forSale(shop)
    .slice(0, POPULAR)
    .filter((mould) => seedOf(`best/${mould.number}`) % 3 === 0);

/** How much of the struck-through price a part is cheaper by, 0 to 1. */
function savedShare(shop: Shop, mould: Mould): number {
  const shown = showpiece(shop, mould);
  return shown ? 1 - shown.priceFen / Math.max(1, shown.marketFen) : 0;
}

const LISTS: Record<'1' | '2' | '3' | '4', (shop: Shop) => readonly Mould[]> = {
  1: best,
  2: (shop) => forSale(shop).toSorted((a, b) => b.sales - a.sales),
  3: (shop) => forSale(shop).toSorted((a, b) => b.addedAt - a.addedAt),
  4: (shop) =>
    forSale(shop)
      .filter((mould) => savedShare(shop, mould) > 0)
      .toSorted((a, b) => savedShare(shop, b) - savedShare(shop, a)),
};

const NOTHING: Picture = { kind: 'photo', url: '' };

function blockOf(shop: Shop, top: ShopCategory, language: Language): CategoryBlock {
  const own = new Set(
    shop.catalogue.categories.filter(({ id, parent }) => id === top.id || parent === top.id).map(({ id }) => id),
  );
  const products = forSale(shop)
    .filter((mould) => own.has(mould.category))
    .slice(0, IN_BLOCK)
    .map((mould) => summaryOf(shop, mould, language));
  return { id: top.id, name: top.names[language], picture: products[0]?.picture ?? NOTHING, products };
}

export const recommendRules = [
  rule(recommendedProducts, ({ shop, params, query, language }) => {
    const found = LISTS[params.type](shop).slice(0, LONGEST);
    return { products: page(found, query).map((mould) => summaryOf(shop, mould, language)), total: found.length };
  }),
  // Another choice than the best, so that a page that shows both does not say the same twice.
  rule(goodProducts, ({ shop, query, language }) =>
    page(
      forSale(shop)
        .slice(0, POPULAR)
        .filter((mould) => seedOf(`best/${mould.number}`) % 3 === 1),
      query,
    ).map((mould) => summaryOf(shop, mould, language)),
  ),
  rule(categoryBlocks, ({ shop, query, language }) => {
    const tops = shop.catalogue.categories.filter(({ parent }) => parent === undefined);
    return {
      blocks: page(tops, query)
        .map((top) => blockOf(shop, top, language))
        .filter(({ products }) => products.length > 0),
      total: tops.length,
    };
  }),
];
