import { cartAdd, cartCount, cartDel, cartList, cartNum, type Language } from '@shop/contracts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { isForSale, mouldOf, offerOf, piecesOf, type ShopOffer } from '../goods/goods.ts';
import { isPresaleMould } from '../goods/presale.ts';
import { addToCart, buyNow } from './add-to-cart.ts';
import { cartBatchRules } from './cart-batch.rules.ts';
import { buyableOffer, cartLine } from './describe-line.ts';
import { checkLimit, checkStock } from './limits.ts';

function requestedOffer(shop: Shop, productId: string, uniqueId: string, language: Language): ShopOffer {
  const mould = mouldOf(shop, productId);
  if (!mould || !isForSale(shop, mould)) throw refusal('productNotFound', language);
  const offer = offerOf(shop, productId, uniqueId);
  if (!offer) throw refusal('offerNotFound', language);
  return offer;
}

/** The flash sale of a request; servers of the family also accept 0 for none. */
const requestedSale = (id: string | undefined): string | undefined =>
  id === undefined || id === '' || id === '0' ? undefined : id;

export const cartRules = [
  rule(cartCount, ({ shop, user, query }) => {
    const lines = user.cart.filter((line) => buyableOffer(shop, line));
    return { count: query.numType === 0 ? lines.reduce((sum, line) => sum + line.quantity, 0) : lines.length };
  }),
  rule(cartList, ({ shop, user, language }) => {
    const lines = user.cart.map((line) => cartLine(shop, user, line, language)).toReversed();
    return { valid: lines.filter((line) => line.isValid), invalid: lines.filter((line) => !line.isValid) };
  }),
  rule(cartAdd, ({ shop, user, body, language }) => {
    const offer = requestedOffer(shop, body.productId, body.uniqueId, language);
    const flashSaleId = requestedSale(body.secKillId);
    if (body.new) return { lineId: buyNow(shop, user, { offer, quantity: body.cartNum, flashSaleId }, language) };
    if (flashSaleId !== undefined || isPresaleMould(shop, offer.mould)) throw refusal('onlyBuyNow', language);
    return { lineId: addToCart(shop, user, offer, body.cartNum, language) };
  }),
  rule(cartNum, ({ shop, user, body, language }) => {
    const line = user.cart.find((row) => row.id === body.id);
    if (!line) throw refusal('cartLineNotFound', language);
    const offer = offerOf(shop, line.productId, line.uniqueId);
    if (!offer || !isForSale(shop, offer.mould)) throw refusal('lineOffSale', language);
    checkStock(shop, offer, body.number, language);
    checkLimit(shop, user, line.productId, piecesOf(user.cart, line.productId) - line.quantity + body.number, language);
    line.quantity = body.number;
  }),
  rule(cartDel, ({ user, body, language }) => {
    if (body.ids.length === 0) throw refusal('nothingToRemove', language);
    user.cart = user.cart.filter((line) => !body.ids.includes(line.id));
  }),
  ...cartBatchRules,
];
