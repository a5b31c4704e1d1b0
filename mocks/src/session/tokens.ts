import type { Token } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters } from '../shop/chance.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, Shop } from '../shop/state.ts';

/** A token lives 30 days (reference: token). */
export const TOKEN_LIFE = 30 * 24 * 3_600_000;

/** Signs a shopper in once more; other tokens of theirs stay valid. */
export function openSession(shop: Shop, account: Account): Required<Token> {
  const token = letters(shop.state, 40);
  const expiresAt = shop.clock.now() + TOKEN_LIFE;
  shop.state.tokens[token] = { accountId: account.id, expiresAt };
  return { token, expiresAt };
}

/** The shopper of a token; refused when there is none, or when it is old or unknown. */
export function accountOf(shop: Shop, token: string | undefined, language: Language): Account {
  if (!token) throw refusal('noToken', language);
  const stored = shop.state.tokens[token];
  const account = stored && shop.state.accounts[stored.accountId];
  if (!stored || !account) throw refusal('badToken', language);
  if (stored.expiresAt <= shop.clock.now()) throw refusal('oldToken', language);
  return account;
}

/** The shopper of a token, where being signed in is a choice: a bad token counts as a visitor. */
export function visitorOf(shop: Shop, token: string | undefined): Account | undefined {
  const stored = token ? shop.state.tokens[token] : undefined;
  return stored && stored.expiresAt > shop.clock.now() ? shop.state.accounts[stored.accountId] : undefined;
}

/** Makes a token old at once. */
export function expireToken(shop: Shop, token: string): void {
  const stored = shop.state.tokens[token];
  if (stored) stored.expiresAt = Math.min(stored.expiresAt, shop.clock.now());
}
