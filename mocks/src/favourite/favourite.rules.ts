import {
  type Favourite,
  favouriteAdd,
  favouriteAll,
  favouriteDel,
  favouriteList,
  type Language,
} from '@shop/contracts';
import { isForSale, mouldOf, offersOf } from '../goods/goods.ts';
import { faultOf } from '../core/fault.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { summaryOf } from '../goods/describe-goods.ts';

/** A favourite as the list shows it; nothing for a deleted product, which is still part of the total. */
function favouriteOf(shop: Shop, productId: string, language: Language): readonly Favourite[] {
  const mould = mouldOf(shop, productId);
  if (!mould) return [];
  const { name, picture, price, marketPrice, unit, sales, stock, isPresale, part } = summaryOf(shop, mould, language);
  const isOnSale = isForSale(shop, mould);
  const hasVariants = offersOf(shop, mould).length > 1;
  const row = { productId, name, picture, price, marketPrice, unit, sales, isOnSale, stock, hasVariants, isPresale };
  return [faultOf(shop.faults, 'standard', favouriteList.name) ? row : { ...row, part }];
}

export const favouriteRules = [
  rule(favouriteList, ({ shop, user, query, language }) => ({
    favourites: page(user.favourites, query).flatMap((productId) => favouriteOf(shop, productId, language)),
    total: user.favourites.length,
  })),
  rule(favouriteAdd, ({ shop, user, body, language }) => {
    if (!mouldOf(shop, body.id)) throw refusal('productNotFound', language);
    if (!user.favourites.includes(body.id)) user.favourites.unshift(body.id);
  }),
  rule(favouriteAll, ({ shop, user, body, language }) => {
    if (body.id.length === 0) throw refusal('productNotFound', language);
    const added = body.id.filter((productId) => mouldOf(shop, productId) && !user.favourites.includes(productId));
    user.favourites.unshift(...new Set(added.toReversed()));
  }),
  rule(favouriteDel, ({ user, body, language }) => {
    const remaining = user.favourites.filter((productId) => !body.id.includes(productId));
    if (remaining.length === user.favourites.length) throw refusal('favouriteNotFound', language);
    user.favourites = remaining;
  }),
];
