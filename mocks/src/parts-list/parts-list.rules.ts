import { matchParts, type MatchedPart, type MatchedProduct } from '@shop/contracts';
import type { Language, Mould } from '../catalogue/catalogue.entity.ts';
import { mouldsByNumber } from '../catalogue/moulds-by-number.ts';
import { pricesFor } from '../cart/describe-line.ts';
import { pictureOf } from '../catalogue/describe-product.ts';
import { mouldOf, offered, stockOf } from '../catalogue/goods.ts';
import { goesIntoCart } from '../promotion/presale.ts';
import { rule } from '../shop/rule.ts';
import { showpiece } from '../catalogue/showpiece.ts';
import type { Account, Shop } from '../shop/state.ts';

/** What stands on the shelves under a number, as the catalogue writes it. */
function mouldNumbered(shop: Shop, number: string): Mould | undefined {
  const mould = shop.state.shelves === 'full' ? mouldsByNumber(shop.catalogue).get(number) : undefined;
  return mould && mouldOf(shop, mould.id);
}

/** A mould with all its colours at ordinary prices: a flash sale's are for what is bought at once, apart from lists. */
function productOf(shop: Shop, mould: Mould, language: Language, user?: Account): MatchedProduct {
  const shown = showpiece(shop, mould);
  const limit = shop.state.limits[mould.id];
  return {
    id: mould.id,
    number: mould.number,
    shopNumber: mould.gds ?? '',
    name: mould.names[language],
    picture: shown ? pictureOf(shown) : { kind: 'photo', url: '' },
    isOnSale: goesIntoCart(shop, mould),
    ...(limit === undefined ? {} : { limit }),
    weight: mould.weightMg,
    colours: offered(shop, mould).map((offer) => ({
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
      const mould = mouldNumbered(shop, part);
      return mould ? { part, product: productOf(shop, mould, language, user) } : { part };
    }),
  ),
];
