import { cartAddBatch, type BatchResult, type BodyOf } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { addToCart, cartLineOf, isCartFull } from './cart.rules.ts';
import { offerOf, stockOf } from '../catalogue/goods.ts';
import { piecesOf, stillAllowed } from './limits.ts';
import { goesIntoCart } from '../promotion/presale.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account, Shop } from '../shop/state.ts';

/** How long the key of a batch is remembered. */
const BATCH_LIFE = 24 * 3_600_000;

type BatchLine = BodyOf<typeof cartAddBatch>['lines'][number];

/** Puts as many pieces of a line into the cart as there are and may be. */
function addWhatFits(
  shop: Shop,
  account: Account,
  { productId, uniqueId, quantity }: BatchLine,
  language: Language,
): BatchResult {
  const nothing = { productId, uniqueId, added: 0 };
  const offer = offerOf(shop, productId, uniqueId);
  if (!offer || !goesIntoCart(shop, offer.mould)) return { ...nothing, reason: 'offSale' };
  const line = cartLineOf(account, offer);
  const inStock = stockOf(shop, offer) - (line?.quantity ?? 0);
  const allowed = stillAllowed(shop, account, productId) - piecesOf(account.cart, productId);
  const added = Math.max(0, Math.min(quantity, inStock, allowed));
  if (added > 0 && !line && isCartFull(account)) return { ...nothing, reason: 'full' };
  if (added > 0) addToCart(shop, account, offer, added, language);
  return { ...nothing, added, ...(added < quantity ? { reason: inStock <= allowed ? 'stock' : 'limit' } : {}) };
}

function forgetOldBatches({ state, clock }: Shop): void {
  for (const [name, { expiresAt }] of Object.entries(state.batches))
    if (expiresAt <= clock.now()) delete state.batches[name];
}

export const cartBatchRules = [
  rule(cartAddBatch, ({ shop, user, body, language }) => {
    forgetOldBatches(shop);
    const name = `${user.id}/${body.key}`;
    const known = shop.state.batches[name];
    if (known) return known.results;
    if (body.lines.some(({ quantity }) => quantity < 1)) throw refusal('badQuantity', language);
    const results = body.lines.map((line) => addWhatFits(shop, user, line, language));
    shop.state.batches[name] = { results, expiresAt: shop.clock.now() + BATCH_LIFE };
    return results;
  }),
];
