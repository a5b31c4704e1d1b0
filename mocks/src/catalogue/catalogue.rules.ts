import {
  category,
  type Category,
  hotSearches,
  type KeywordPiece,
  type Language,
  partFamily,
  type Picture,
  productDetail,
  productFacets,
  products,
  type QueryOf,
  searchSuggestions,
} from '@shop/contracts';
import type { Mould, ShopCategory } from '../catalogue-data/catalogue.entity.ts';
import { productOf } from './describe-product.ts';
import { didYouMean } from '../search/did-you-mean.ts';
import { facetsOf } from '../search/facets.ts';
import { isForSale, mouldOf } from '../goods/goods.ts';
import { messagesOf } from '../messages/messages.ts';
import { matchingParts, listParts, readingBeside } from '../search/list-parts.ts';
import { readFilter } from '../search/part-filter.ts';
import { page } from '../core/page.ts';
import { familyOf } from './part-family.ts';
import { refusal } from '../core/refusal.ts';
import { relatedTo } from './related-parts.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { suggestionsFor } from '../search/suggest.ts';
import { colourSample, displayPicture, summaryOf } from '../goods/describe-goods.ts';
import { recommendRules } from './recommend.rules.ts';
import { phoneRules } from './phone.rules.ts';

/** How many parts a product page recommends (reference: `good_list`). */
const MAX_RECOMMENDED = 12;

/** The probable correction of a keyword without results, regardless of the filter. */
function correctionOf(shop: Shop, keyword = ''): string | undefined {
  if (keyword.trim() === '' || shop.state.assortment !== 'full' || matchingParts(shop, keyword).length > 0)
    return undefined;
  return didYouMean(shop.catalogue, keyword, (guess) => matchingParts(shop, guess).length);
}

/** How the keyword of a list was read, in the language of the shopper. */
function readingFor(
  shop: Shop,
  query: QueryOf<typeof products>,
  language: Language,
): readonly KeywordPiece[] | undefined {
  const pieces = readingBeside(shop, query.keyword, readFilter(shop.catalogue, query));
  return pieces?.map(({ colours, ...piece }) => ({
    ...piece,
    colours: colours.flatMap((id) =>
      shop.catalogue.colours.filter((known) => known.id === id).map((known) => colourSample(known, language)),
    ),
  }));
}

function forSale(shop: Shop, id: string, language: Language): Mould {
  const mould = mouldOf(shop, id);
  if (!mould || !isForSale(shop, mould)) throw refusal('productNotFound', language);
  return mould;
}

/** The picture of the first mould for sale in some categories. */
const categoryPicture = (shop: Shop, ids: ReadonlySet<string>): Picture =>
  displayPicture(
    shop,
    shop.catalogue.moulds.find((mould) => ids.has(mould.category) && isForSale(shop, mould)),
  );

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
  return others.slice(0, MAX_RECOMMENDED).map((other) => summaryOf(shop, other, language));
}

export const catalogueRules = [
  rule(category, ({ shop, language }) => tree(shop, language)),
  rule(products, ({ shop, query, language }) => {
    const found = listParts(shop, query);
    const didMean = correctionOf(shop, query.keyword);
    const rows = page(found, query).map(({ mould, colourId, offer }) =>
      summaryOf(shop, mould, language, offer?.colour.id ?? colourId),
    );
    return { products: rows, total: found.length, didYouMean: didMean, reading: readingFor(shop, query, language) };
  }),
  rule(productFacets, ({ shop, query, language }) => facetsOf(shop, query, language)),
  rule(searchSuggestions, ({ shop, query, language }) => suggestionsFor(shop, query.keyword, query.limit, language)),
  rule(hotSearches, ({ language }) => messagesOf(language).search.hotSearches),
  rule(partFamily, ({ shop, params, language }) => familyOf(shop, forSale(shop, params.id, language), language)),
  rule(productDetail, ({ shop, params, language, user }) => {
    const mould = forSale(shop, params.id, language);
    return {
      ...productOf(shop, mould, language, recommendedFor(shop, mould, language), user),
      related: relatedTo(shop, mould, language),
    };
  }),
  ...recommendRules,
  ...phoneRules,
];
