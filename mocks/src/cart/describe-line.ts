import type { CartLine, OrderLine } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { pictureOf, UNIT } from '../catalogue/describe-product.ts';
import { flashPriceOf } from '../promotion/flash-buying.ts';
import { isForSale, mouldOf, offerOf, stockOf, type Offered } from '../catalogue/goods.ts';
import { savedPerPiece } from '../catalogue/prices.ts';
import type { Account, BoughtLine, Shop, WantedLine } from '../shop/state.ts';

/** The price of one piece for this shopper, and what membership saves on it. */
export function pricesFor(offer: Offered, account: Account): { unitPrice: number; savedPerPiece: number } {
  const saved = savedPerPiece(offer.priceFen, account.isMember);
  return { unitPrice: offer.priceFen - saved, savedPerPiece: saved };
}

/** The prices of one piece of a line: a flash sale's is the same for everybody. */
export function linePrices(
  shop: Shop,
  line: WantedLine,
  offer: Offered,
  account: Account,
): { unitPrice: number; savedPerPiece: number } {
  const price = flashPriceOf(shop, line);
  return price === undefined ? pricesFor(offer, account) : { unitPrice: price, savedPerPiece: 0 };
}

/** The offer of a wanted line if it can be bought now: on sale and not sold out. */
export function buyable(shop: Shop, line: WantedLine): Offered | undefined {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  return offer && isForSale(shop, offer.mould) && stockOf(shop, offer) > 0 ? offer : undefined;
}

/** A wanted line as the cart shows it. Of a deleted product only ids and quantity are left. */
export function lineOf(shop: Shop, account: Account, line: WantedLine, language: Language): CartLine {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  const prices = offer ? linePrices(shop, line, offer, account) : { unitPrice: 0, savedPerPiece: 0 };
  return {
    ...named(shop, line, language),
    ...prices,
    stock: offer ? stockOf(shop, offer) : 0,
    isValid: buyable(shop, line) !== undefined,
  };
}

/** A bought line as the order shows it: at the price it was bought for. */
export function boughtLineOf(shop: Shop, line: BoughtLine, language: Language): OrderLine {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  const { unitPrice, reviewKey, isReviewed, refunded, couponShare } = line;
  return {
    ...named(shop, line, language),
    unitPrice,
    savedPerPiece: line.savedPerPiece,
    reviewKey,
    isReviewed,
    refunded,
    couponShare,
    stock: offer ? stockOf(shop, offer) : 0,
    isValid: true,
  };
}

function named(
  shop: Shop,
  line: WantedLine,
  language: Language,
): Omit<CartLine, 'unitPrice' | 'savedPerPiece' | 'stock' | 'isValid'> {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  const mould = mouldOf(shop, line.productId);
  return {
    id: line.id,
    productId: line.productId,
    uniqueId: line.uniqueId,
    quantity: line.quantity,
    name: mould?.names[language] ?? '',
    colour: offer?.colour.names[language] ?? '',
    partNumber: mould?.number ?? '',
    picture: offer ? pictureOf(offer) : { kind: 'photo', url: '' },
    unit: mould ? UNIT[language] : '',
  };
}
