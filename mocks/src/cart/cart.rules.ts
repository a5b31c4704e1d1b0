import { cartAdd, cartCount, cartDel, cartList, cartNum } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { digits, nextId } from '../shop/chance.ts';
import { buyable, lineOf } from './describe-line.ts';
import { checkFlashLines } from '../promotion/flash-buying.ts';
import { isForSale, mouldOf, offerOf, type Offered } from '../catalogue/goods.ts';
import { checkLimit, checkStock, MAX_CART_LINES, piecesOf } from './limits.ts';
import { checkPresale, isPresaleMould } from '../promotion/presale.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account, Shop, WantedLine } from '../shop/state.ts';

/** A buy-now key lives 3600 s (reference: trap 37). */
const BUY_NOW_LIFE = 3_600_000;

function wantedOffer(shop: Shop, productId: string, uniqueId: string, language: Language): Offered {
  const mould = mouldOf(shop, productId);
  if (!mould || !isForSale(shop, mould)) throw refusal('noProduct', language);
  const offer = offerOf(shop, productId, uniqueId);
  if (!offer) throw refusal('noOffer', language);
  return offer;
}

/** The line of the cart with this very offer. */
export const cartLineOf = (account: Account, offer: Offered): WantedLine | undefined =>
  account.cart.find((known) => known.productId === offer.mould.id && known.uniqueId === offer.uniqueId);

/** Whether the cart takes no further line; more pieces of its lines still fit. */
export const isCartFull = (account: Account): boolean => account.cart.length >= MAX_CART_LINES;

/** Puts pieces into the cart: onto the line of the same offer where there is one. Answers the line's id. */
export function addToCart(shop: Shop, account: Account, offer: Offered, quantity: number, language: Language): string {
  const line = cartLineOf(account, offer);
  if (quantity < 1) throw refusal('badQuantity', language);
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

/** Lays pieces apart from the cart, to be bought at once. Answers a key of 19 digits. */
export function buyNow(
  shop: Shop,
  account: Account,
  offer: Offered,
  quantity: number,
  language: Language,
  flashSaleId?: string,
): string {
  const id = `3${digits(shop.state, 18)}`;
  const line: WantedLine = {
    id,
    productId: offer.mould.id,
    uniqueId: offer.uniqueId,
    quantity,
    ...(flashSaleId === undefined ? {} : { flashSaleId }),
  };
  if (quantity < 1) throw refusal('badQuantity', language);
  checkFlashLines(shop, account, [line], language);
  checkPresale(shop, offer.mould, language);
  checkStock(shop, offer, quantity, language);
  checkLimit(shop, account, offer.mould.id, quantity, language);
  shop.state.buyNow[id] = { ...line, accountId: account.id, expiresAt: shop.clock.now() + BUY_NOW_LIFE };
  return id;
}

/** The flash sale that a purchase names; servers of the family take 0 for none. */
const namedSale = (id: string | undefined): string | undefined =>
  id === undefined || id === '' || id === '0' ? undefined : id;

export const cartRules = [
  rule(cartCount, ({ shop, user, query }) => {
    const lines = user.cart.filter((line) => buyable(shop, line));
    return { count: query.numType === 0 ? lines.reduce((sum, line) => sum + line.quantity, 0) : lines.length };
  }),
  rule(cartList, ({ shop, user, language }) => {
    const lines = user.cart.map((line) => lineOf(shop, user, line, language)).toReversed();
    return { valid: lines.filter((line) => line.isValid), invalid: lines.filter((line) => !line.isValid) };
  }),
  rule(cartAdd, ({ shop, user, body, language }) => {
    const offer = wantedOffer(shop, body.productId, body.uniqueId, language);
    const flashSaleId = namedSale(body.secKillId);
    if (body.new) return { lineId: buyNow(shop, user, offer, body.cartNum, language, flashSaleId) };
    if (flashSaleId !== undefined || isPresaleMould(shop, offer.mould)) throw refusal('onlyAtOnce', language);
    return { lineId: addToCart(shop, user, offer, body.cartNum, language) };
  }),
  rule(cartNum, ({ shop, user, body, language }) => {
    const line = user.cart.find((known) => known.id === body.id);
    if (!line) throw refusal('noCartLine', language);
    const offer = offerOf(shop, line.productId, line.uniqueId);
    if (!offer || !isForSale(shop, offer.mould)) throw refusal('lineUnsold', language);
    checkStock(shop, offer, body.number, language);
    checkLimit(shop, user, line.productId, piecesOf(user.cart, line.productId) - line.quantity + body.number, language);
    line.quantity = body.number;
  }),
  rule(cartDel, ({ user, body, language }) => {
    if (body.ids.length === 0) throw refusal('nothingToRemove', language);
    user.cart = user.cart.filter((line) => !body.ids.includes(line.id));
  }),
];
