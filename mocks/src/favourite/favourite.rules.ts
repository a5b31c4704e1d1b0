import { favouriteAdd, favouriteDel, favouriteList, type Favourite } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { summaryOf } from '../catalogue/describe-product.ts';
import { isForSale, mouldOf } from '../catalogue/goods.ts';
import { page } from '../shop/page.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Shop } from '../shop/state.ts';

/** A favourite as the list shows it; nothing where the product was deleted: such rows are counted and left out. */
function favouriteOf(shop: Shop, productId: string, language: Language): readonly Favourite[] {
  const mould = mouldOf(shop, productId);
  if (!mould) return [];
  const { name, picture, price, sales } = summaryOf(shop, mould, language);
  return [{ productId, name, picture, price, sales, isOnSale: isForSale(shop, mould) }];
}

export const favouriteRules = [
  rule(favouriteList, ({ shop, user, query, language }) => ({
    favourites: page(user.favourites, query).flatMap((productId) => favouriteOf(shop, productId, language)),
    total: user.favourites.length,
  })),
  rule(favouriteAdd, ({ shop, user, body, language }) => {
    if (!mouldOf(shop, body.id)) throw refusal('noProduct', language);
    if (!user.favourites.includes(body.id)) user.favourites.unshift(body.id);
  }),
  rule(favouriteDel, ({ user, body, language }) => {
    const kept = user.favourites.filter((productId) => !body.id.includes(productId));
    if (kept.length === user.favourites.length) throw refusal('noFavourite', language);
    user.favourites = kept;
  }),
];
