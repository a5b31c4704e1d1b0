import type { Language, Token } from '@shop/contracts';
import { randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';

/** A token is valid for 30 days (reference: token). */
export const TOKEN_LIFETIME_MS = 30 * 24 * 3_600_000;

/** Starts a session and returns its token. The shopper's other tokens stay valid. */
export function openSession(shop: Shop, account: Account): Token & { expiresAt: number } {
  const token = randomText(shop.state, 40);
  const expiresAt = shop.clock.now() + TOKEN_LIFETIME_MS;
  shop.state.tokens[token] = { accountId: account.id, expiresAt };
  return { token, expiresAt };
}

/** The shopper of a token; refused if it is missing, expired or unknown. */
export function accountOf(shop: Shop, token: string | undefined, language: Language): Account {
  if (!token) throw refusal('tokenMissing', language);
  const stored = shop.state.tokens[token];
  const account = stored && shop.state.accounts[stored.accountId];
  if (!stored || !account) throw refusal('tokenInvalid', language);
  if (stored.expiresAt <= shop.clock.now()) throw refusal('tokenExpired', language);
  return account;
}

/** The shopper of a token, for calls that do not require signing in: an invalid token counts as none. */
export function visitorOf(shop: Shop, token: string | undefined): Account | undefined {
  const stored = token ? shop.state.tokens[token] : undefined;
  return stored && stored.expiresAt > shop.clock.now() ? shop.state.accounts[stored.accountId] : undefined;
}

/** Expires a token immediately. */
export function expireToken(shop: Shop, token: string): void {
  const stored = shop.state.tokens[token];
  if (stored) stored.expiresAt = Math.min(stored.expiresAt, shop.clock.now());
}
