import { cartAddBatch, type BatchResult, type BodyOf, type Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { offerOf, piecesOf, stockOf } from '../goods/goods.ts';
import { isForCart } from '../goods/presale.ts';
import { addToCart, cartLineOf, isCartFull } from './add-to-cart.ts';
import { remainingLimit } from './limits.ts';

/** How long the result of a batch is available under its key. */
const BATCH_LIFETIME_MS = 24 * 3_600_000;

type BatchLine = BodyOf<typeof cartAddBatch>['lines'][number];

/** Adds as many pieces of a line to the cart as stock and limit allow. */
function addAvailable(
  shop: Shop,
  account: Account,
  { productId, uniqueId, quantity }: BatchLine,
  language: Language,
): BatchResult {
  const nothing = { productId, uniqueId, added: 0 };
  const offer = offerOf(shop, productId, uniqueId);
  if (!offer || !isForCart(shop, offer.mould)) return { ...nothing, reason: 'offSale' };
  const line = cartLineOf(account, offer);
  const inStock = stockOf(shop, offer) - (line?.quantity ?? 0);
  const allowed = remainingLimit(shop, account, productId) - piecesOf(account.cart, productId);
  const added = Math.max(0, Math.min(quantity, inStock, allowed));
  if (added > 0 && !line && isCartFull(account)) return { ...nothing, reason: 'full' };
  if (added > 0) addToCart(shop, account, offer, added, language);
  if (added === quantity) return { ...nothing, added };
  return { ...nothing, added, reason: inStock <= allowed ? 'stock' : 'limit' };
}

function deleteExpiredBatches({ state, clock }: Shop): void {
  for (const [name, { expiresAt }] of Object.entries(state.batches))
    if (expiresAt <= clock.now()) delete state.batches[name];
}

export const cartBatchRules = [
  rule(cartAddBatch, ({ shop, user, body, language }) => {
    deleteExpiredBatches(shop);
    const name = `${user.id}/${body.key}`;
    const existing = shop.state.batches[name];
    if (existing) return existing.results;
    if (body.lines.some(({ quantity }) => quantity < 1)) throw refusal('quantityTooSmall', language);
    const results = body.lines.map((line) => addAvailable(shop, user, line, language));
    shop.state.batches[name] = { results, expiresAt: shop.clock.now() + BATCH_LIFETIME_MS };
    return results;
  }),
];
