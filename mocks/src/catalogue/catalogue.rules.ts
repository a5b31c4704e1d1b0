import {
  category,
  hotSearches,
  partFamily,
  productDetail,
  productFacets,
  products,
  searchSuggestions,
  type Category,
  type Picture,
} from '@shop/contracts';
import type { Language, Mould, ShopCategory } from './catalogue.entity.ts';
import { pictureOf, productOf, summaryOf } from './describe-product.ts';
import { didYouMean } from '../search/did-you-mean.ts';
import { facetsOf } from '../search/facets.ts';
import { isForSale, mouldOf } from './goods.ts';
import { HOT_SEARCHES } from '../search/hot-searches.ts';
import { answering, listed } from '../search/list-parts.ts';
import { page } from '../shop/page.ts';
import { familyOf } from './part-family.ts';
import { refusal } from '../shop/refusal.ts';
import { relatedTo } from './related-parts.ts';
import { rule } from '../shop/rule.ts';
import { showpiece } from './showpiece.ts';
import type { Shop } from '../shop/state.ts';
import { suggestionsFor } from '../search/suggest.ts';

/** How many parts a product page recommends (reference: `good_list`). */
const RECOMMENDED = 12;

/** What was probably meant by a keyword to which nothing answers, whatever else the list is narrowed to. */
function correctionOf(shop: Shop, keyword = ''): string | undefined {
  if (keyword.trim() === '' || shop.state.shelves !== 'full' || answering(shop, keyword).length > 0) return undefined;
  return didYouMean(shop.catalogue, keyword, (guess) => answering(shop, guess).length);
}

function forSale(shop: Shop, id: string, language: Language): Mould {
  const mould = mouldOf(shop, id);
  if (!mould || !isForSale(shop, mould)) throw refusal('noProduct', language);
  return mould;
}

function categoryPicture(shop: Shop, ids: ReadonlySet<string>): Picture {
  const mould = shop.catalogue.moulds.find((known) => ids.has(known.category) && isForSale(shop, known));
  const offer = mould && showpiece(shop, mould);
  return offer ? pictureOf(offer) : { kind: 'photo', url: '' };
}

function tree(shop: Shop, language: Language): readonly Category[] {
  const named = (own: ShopCategory, children: readonly Category[]): Category => ({
    id: own.id,
    name: own.names[language],
    picture: categoryPicture(shop, new Set([own.id, ...children.map((child) => child.id)])),
    children,
  });
  const childrenOf = (id: string) =>
    shop.catalogue.categories.filter((known) => known.parent === id).map((child) => named(child, []));
  return shop.catalogue.categories
    .filter((known) => known.parent === undefined)
    .map((top) => named(top, childrenOf(top.id)));
}

function recommendedFor(shop: Shop, mould: Mould, language: Language) {
  const others = shop.catalogue.moulds.filter(
    (other) => other !== mould && other.category === mould.category && isForSale(shop, other),
  );
  return others.slice(0, RECOMMENDED).map((other) => summaryOf(shop, other, language));
}

export const catalogueRules = [
  rule(category, ({ shop, language }) => tree(shop, language)),
  rule(products, ({ shop, query, language }) => {
    const found = listed(shop, query);
    const didMean = correctionOf(shop, query.keyword);
    const rows = page(found, query).map(({ mould, colourId, offer }) =>
      summaryOf(shop, mould, language, offer?.colour.id ?? colourId),
    );
    return { products: rows, total: found.length, ...(didMean ? { didYouMean: didMean } : {}) };
  }),
  rule(productFacets, ({ shop, query, language }) => facetsOf(shop, query, language)),
  rule(searchSuggestions, ({ shop, query, language }) => suggestionsFor(shop, query.keyword, query.limit, language)),
  rule(hotSearches, ({ language }) => HOT_SEARCHES[language]),
  rule(partFamily, ({ shop, params, language }) => familyOf(shop, forSale(shop, params.id, language), language)),
  rule(productDetail, ({ shop, params, language, user }) => {
    const mould = forSale(shop, params.id, language);
    return {
      ...productOf(shop, mould, language, recommendedFor(shop, mould, language), user),
      related: relatedTo(shop, mould, language),
    };
  }),
];
