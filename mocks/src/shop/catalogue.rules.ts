import { category, productDetail, products, type Category, type Picture, type QueryOf } from '@shop/contracts';
import type { Language, Mould, ShopCategory } from '../catalogue/catalogue.entity.ts';
import { pictureOf, productOf, summaryOf } from './describe-product.ts';
import { isForSale, mouldOf } from './goods.ts';
import { page } from './page.ts';
import { refusal } from './refusal.ts';
import { rule } from './rule.ts';
import { search, type Found } from './search.ts';
import { showpiece } from './showpiece.ts';
import type { Shop } from './state.ts';

/** How many parts a product page recommends (reference: `good_list`). */
const RECOMMENDED = 12;

type Ask = QueryOf<typeof products>;


/** An explicit order comes first; without one a search keeps its ranking and a category its popularity. */
function sorted(shop: Shop, found: readonly Found[], ask: Ask): readonly Found[] {
  const by = (value: (mould: Mould) => number, direction: 'asc' | 'desc') => found.toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (value(a.mould) - value(b.mould)));
  if (ask.priceOrder) return by((mould) => showpiece(shop, mould)?.priceFen ?? 0, ask.priceOrder);
  if (ask.salesOrder) return by((mould) => mould.sales, ask.salesOrder);
  return ask.news === 1 ? by((mould) => mould.addedAt, 'desc') : found;
}

function matching(shop: Shop, ask: Ask): readonly Found[] {
  const { catalogue, state } = shop;
  const keyword = ask.keyword?.trim() ?? '';
  const unknown = keyword !== '' && state.shelves === 'unsearchable';
  const found = unknown ? [] : keyword === '' ? catalogue.moulds.map((mould) => ({ mould })) : search(catalogue, keyword);
  const wanted = wantedCategories(shop, ask);
  return found.filter(({ mould }) => isForSale(shop, mould) && (!wanted || wanted.has(mould.category)));
}

/** The sub categories asked for; absent for all. 0 and '' mean none was named. */
function wantedCategories({ catalogue }: Shop, { cid, sid }: Ask): ReadonlySet<string> | undefined {
  const named = (id: string | undefined) => id !== undefined && id !== '' && id !== '0';
  if (named(sid)) return new Set([sid ?? '']);
  if (!named(cid)) return undefined;
  return new Set(catalogue.categories.filter((known) => known.id === cid || known.parent === cid).map((known) => known.id));
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
  const childrenOf = (id: string) => shop.catalogue.categories.filter((known) => known.parent === id).map((child) => named(child, []));
  return shop.catalogue.categories.filter((known) => known.parent === undefined).map((top) => named(top, childrenOf(top.id)));
}

function recommendedFor(shop: Shop, mould: Mould, language: Language) {
  const others = shop.catalogue.moulds.filter((other) => other !== mould && other.category === mould.category && isForSale(shop, other));
  return others.slice(0, RECOMMENDED).map((other) => summaryOf(shop, other, language));
}

export const catalogueRules = [
  rule(category, ({ shop, language }) => tree(shop, language)),
  rule(products, ({ shop, query, language }) => {
    const found = sorted(shop, matching(shop, query), query);
    return { products: page(found, query).map(({ mould, colourId }) => summaryOf(shop, mould, language, colourId)), total: found.length };
  }),
  rule(productDetail, ({ shop, params, language }) => {
    const mould = mouldOf(shop, params.id);
    if (!mould || !isForSale(shop, mould)) throw refusal('noProduct', language);
    return productOf(shop, mould, language, recommendedFor(shop, mould, language));
  }),
];
