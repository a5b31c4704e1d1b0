import type { Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import { nextId, randomDigits } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { checkFlashLines } from '../goods/check-flash-sale.ts';
import { piecesOf, type ShopOffer } from '../goods/goods.ts';
import { checkPresale } from '../goods/presale.ts';
import { checkLimit, checkStock, MAX_CART_LINES } from './limits.ts';

/** A buy-now key is valid for 3600 s (reference: trap 37). */
const BUY_NOW_LIFETIME_MS = 3_600_000;

/** The cart line with this offer. */
export const cartLineOf = (account: Account, offer: ShopOffer): WantedLine | undefined =>
  account.cart.find((line) => line.productId === offer.mould.id && line.uniqueId === offer.uniqueId);

/** Whether the cart has no room for another line; quantities of its lines can still be increased. */
export const isCartFull = (account: Account): boolean => account.cart.length >= MAX_CART_LINES;

/** Adds pieces to the cart, to the line of the same offer if there is one. Returns the id of the line. */
export function addToCart(
  shop: Shop,
  account: Account,
  offer: ShopOffer,
  quantity: number,
  language: Language,
): string {
  const line = cartLineOf(account, offer);
  if (quantity < 1) throw refusal('quantityTooSmall', language);
  checkStock(shop, offer, (line?.quantity ?? 0) + quantity, language);
  checkLimit(shop, account, offer.mould.id, piecesOf(account.cart, offer.mould.id) + quantity, language);
  if (line) {
    line.quantity += quantity;
    return line.id;
  }
  if (isCartFull(account)) throw refusal('cartFull', language, { limit: MAX_CART_LINES });
  const id = nextId(shop.state);
  account.cart.push({ id, productId: offer.mould.id, uniqueId: offer.uniqueId, quantity });
  return id;
}

export type Purchase = { offer: ShopOffer; quantity: number; flashSaleId?: string };

/** Creates a line outside the cart that is bought directly. Returns its key of 19 digits. */
export function buyNow(
  shop: Shop,
  account: Account,
  { offer, quantity, flashSaleId }: Purchase,
  language: Language,
): string {
  const id = `3${randomDigits(shop.state, 18)}`;
  const line: WantedLine = { id, productId: offer.mould.id, uniqueId: offer.uniqueId, quantity, flashSaleId };
  if (quantity < 1) throw refusal('quantityTooSmall', language);
  checkFlashLines(shop, account, [line], language);
  checkPresale(shop, offer.mould, language);
  checkStock(shop, offer, quantity, language);
  checkLimit(shop, account, offer.mould.id, quantity, language);
  shop.state.buyNow[id] = { ...line, accountId: account.id, expiresAt: shop.clock.now() + BUY_NOW_LIFETIME_MS };
  return id;
}
