import type { CartLine, Fen, Language, OrderLine } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { BoughtLine } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { flashPriceOf } from '../goods/check-flash-sale.ts';
import { marketPriceOf, NO_PICTURE, pictureOf, unitOf } from '../goods/describe-goods.ts';
import { isForSale, mouldOf, offerOf, stockOf, type ShopOffer } from '../goods/goods.ts';
import { offerName } from '../goods/packs.ts';
import { savedPerPiece } from '../goods/prices.ts';

type LinePrices = { unitPrice: Fen; savedPerPiece: Fen };

/** The price of one piece for this shopper, and what a membership saves on it. */
export function pricesFor(offer: ShopOffer, account: Account): LinePrices {
  const saved = savedPerPiece(offer.priceFen, account.isMember);
  return { unitPrice: offer.priceFen - saved, savedPerPiece: saved };
}

/** The same for a line; the price of a flash sale is the same for members. */
export function linePrices(shop: Shop, line: WantedLine, offer: ShopOffer, account: Account): LinePrices {
  const price = flashPriceOf(shop, line);
  return price === undefined ? pricesFor(offer, account) : { unitPrice: price, savedPerPiece: 0 };
}

/** The offer of a line if it can be bought: for sale and in stock. */
export function buyableOffer(shop: Shop, line: WantedLine): ShopOffer | undefined {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  return offer && isForSale(shop, offer.mould) && stockOf(shop, offer) > 0 ? offer : undefined;
}

/** A line as the cart shows it. Of a deleted product only ids and quantity remain. */
export function cartLine(shop: Shop, account: Account, line: WantedLine, language: Language): CartLine {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  const prices = offer ? linePrices(shop, line, offer, account) : { unitPrice: 0, savedPerPiece: 0 };
  return {
    ...namedLine(shop, line, language),
    ...prices,
    marketPrice: offer && marketPriceOf(offer),
    stock: offer ? stockOf(shop, offer) : 0,
    isValid: buyableOffer(shop, line) !== undefined,
  };
}

/** A line as the order shows it, at the price that it was bought for. */
export function orderLine(shop: Shop, line: BoughtLine, language: Language): OrderLine {
  const offer = offerOf(shop, line.productId, line.uniqueId);
  const { unitPrice, reviewKey, isReviewed, refunded, couponShare } = line;
  return {
    ...namedLine(shop, line, language),
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

function namedLine(
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
    colour: offer ? offerName(offer, language) : '',
    partNumber: mould?.number ?? '',
    picture: offer ? pictureOf(shop, offer) : NO_PICTURE,
    unit: mould ? unitOf(shop, language) : '',
  };
}
