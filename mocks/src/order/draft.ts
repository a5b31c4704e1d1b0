import type { Address, Fen, Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Draft } from '../core/order.state.ts';
import { randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';

/** An order key is valid for 600 s (reference: order key). */
const DRAFT_LIFETIME_MS = 600_000;

/** Creates a draft of an order. `goods` is the cost of the goods that the shopper sees. */
export function createDraft(
  shop: Shop,
  account: Account,
  lines: readonly WantedLine[],
  goods: Fen,
  key = randomText(shop.state, 32),
): Draft {
  const draft = {
    key,
    accountId: account.id,
    lines: lines.map((line) => ({ ...line })),
    goods,
    expiresAt: shop.clock.now() + DRAFT_LIFETIME_MS,
  };
  shop.state.drafts[key] = draft;
  return draft;
}

/** The draft with a key. A used key never expires, so that it always leads to its order. */
export function draftOf(shop: Shop, account: Account, key: string, language: Language): Draft {
  const draft = shop.state.drafts[key];
  if (!draft || draft.accountId !== account.id) throw refusal('draftExpired', language);
  if (!draft.orderNumber && draft.expiresAt <= shop.clock.now()) throw refusal('draftExpired', language);
  return draft;
}

/** Refuses a draft whose lines were ordered by another draft, or removed from the cart. */
export function checkLinesExist(shop: Shop, account: Account, { lines }: Draft, language: Language): void {
  if (!lines.every(({ id }) => id in shop.state.buyNow || account.cart.some((row) => row.id === id)))
    throw refusal('lineUnavailable', language);
}

/** One of the shopper's own addresses. */
export function addressOf(account: Account, id: string, language: Language): Address {
  const address = account.addresses.find((row) => row.id === id);
  if (!address) throw refusal('addressMissing', language);
  return address;
}

/** The requested address, or else the default; '' and 0 request none. */
export const deliveryAddress = (account: Account, id: string | undefined, language: Language): Address | undefined =>
  id && id !== '0' ? addressOf(account, id, language) : account.addresses.find((row) => row.isDefault);
