import { type CategoryBlock, categoryBlocks, goodProducts, type Language, recommendedProducts } from '@shop/contracts';
import type { Mould, ShopCategory } from '../catalogue-data/catalogue.entity.ts';
import { seedOf } from '../catalogue-data/seeded-random.ts';
import { isForSale } from '../goods/goods.ts';
import { page } from '../core/page.ts';
import { rule } from '../core/rule.ts';
import { displayOffer } from '../goods/display-offer.ts';
import type { Shop } from '../core/shop.ts';
import { NO_PICTURE, summaryOf } from '../goods/describe-goods.ts';

/** The maximum number of parts in a list of recommended parts. */
const MAX_PARTS = 240;
/** How many parts a block of a category shows (reference: category blocks). */
const BLOCK_SIZE = 8;
/** The best parts are a third of this many most popular ones. */
const POPULAR = 720;

const forSale = (shop: Shop): readonly Mould[] => shop.catalogue.moulds.filter((mould) => isForSale(shop, mould));

const best = (shop: Shop): readonly Mould[] =>
  forSale(shop)
    .slice(0, POPULAR)
    .filter((mould) => seedOf(`best/${mould.number}`) % 3 === 0);

/** The reduction as a share of the struck-through price, 0 to 1. */
function savedShare(shop: Shop, mould: Mould): number {
  const shown = displayOffer(shop, mould);
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

function blockOf(shop: Shop, top: ShopCategory, language: Language): CategoryBlock {
  const own = new Set(
    shop.catalogue.categories.filter(({ id, parent }) => id === top.id || parent === top.id).map(({ id }) => id),
  );
  const products = forSale(shop)
    .filter((mould) => own.has(mould.category))
    .slice(0, BLOCK_SIZE)
    .map((mould) => summaryOf(shop, mould, language));
  return { id: top.id, name: top.names[language], picture: products[0]?.picture ?? NO_PICTURE, products };
}

export const recommendRules = [
  rule(recommendedProducts, ({ shop, params, query, language }) => {
    const found = LISTS[params.type](shop).slice(0, MAX_PARTS);
    return { products: page(found, query).map((mould) => summaryOf(shop, mould, language)), total: found.length };
  }),
  // Other parts than the best, so that a page with both lists has no duplicates.
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
