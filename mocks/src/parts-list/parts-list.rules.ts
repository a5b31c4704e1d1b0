import { type Language, type MatchedPart, type MatchedProduct, matchParts } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { mouldsByNumber } from '../catalogue-data/moulds-by-number.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { mouldOf, offersOf, stockOf } from '../goods/goods.ts';
import { isForCart } from '../goods/presale.ts';
import { rule } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { displayPicture } from '../goods/describe-goods.ts';
import { savedListRules } from './saved-lists.rules.ts';

/** The mould with this part number in the catalogue. */
function findMould(shop: Shop, number: string): Mould | undefined {
  const mould = shop.state.assortment === 'full' ? mouldsByNumber(shop.catalogue).get(number) : undefined;
  return mould && mouldOf(shop, mould.id);
}

/** A mould in all colours at ordinary prices: prices of flash sales do not apply to parts lists. */
function productOf(shop: Shop, mould: Mould, language: Language, user?: Account): MatchedProduct {
  return {
    id: mould.id,
    number: mould.number,
    shopNumber: mould.gds ?? '',
    name: mould.names[language],
    picture: displayPicture(shop, mould),
    isOnSale: isForCart(shop, mould),
    limit: shop.state.limits[mould.id],
    weight: mould.weightMg,
    colours: offersOf(shop, mould).map((offer) => ({
      colour: offer.colour.id,
      uniqueId: offer.uniqueId,
      price: user ? pricesFor(offer, user).unitPrice : offer.priceFen,
      stock: stockOf(shop, offer),
    })),
  };
}

export const partsListRules = [
  rule(matchParts, ({ shop, user, body, language }) =>
    [...new Set(body.pairs.map(({ part }) => part))].map((part): MatchedPart => {
      const mould = findMould(shop, part);
      return mould ? { part, product: productOf(shop, mould, language, user) } : { part };
    }),
  ),
  ...savedListRules,
];
