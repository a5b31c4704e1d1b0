import { deleteCookie, readCookie, writeCookie } from '../browser/cookies.ts';

/** The ways to sign in, in the order of spec section 7. The cookie of the token contains the name. */
export type StrategyName = 'local' | 'local1' | 'local2' | 'local3';
const STRATEGY_COOKIE = 'auth.strategy';
/** 7 days (spec section 9). */
const MAX_AGE_SECONDS = 604_800;
const cookieOf = (strategy: StrategyName) => `auth._token.${strategy}`;
/** No call of the spec renews a token: what a strategy gives is stored beside the token, for as long, and not used. */
const refreshCookieOf = (strategy: StrategyName) => `auth._refresh_token.${strategy}`;
const NAMES: readonly StrategyName[] = ['local', 'local1', 'local2', 'local3'];

/** The strategy of the last sign-in; undefined for a visitor. */
export function currentStrategy(): StrategyName | undefined {
  const name = readCookie(STRATEGY_COOKIE);
  return NAMES.find((known) => known === name);
}

/** The token, which is stored in a cookie named after the sign-in strategy (spec section 7) and nowhere else. */
export function readToken(): string | undefined {
  const strategy = currentStrategy();
  return strategy ? readCookie(cookieOf(strategy)) || undefined : undefined;
}

/** Stores a token and its refresh token, if any, instead of those of an earlier sign-in, whatever its strategy. */
export function storeToken(strategy: StrategyName, token: string, refreshToken?: string): void {
  deleteToken();
  writeCookie(STRATEGY_COOKIE, strategy, MAX_AGE_SECONDS);
  writeCookie(cookieOf(strategy), token, MAX_AGE_SECONDS);
  if (refreshToken) writeCookie(refreshCookieOf(strategy), refreshToken, MAX_AGE_SECONDS);
}

/** Deletes the tokens and refresh tokens of all strategies. */
export function deleteToken(): void {
  for (const cookie of NAMES.flatMap((name) => [cookieOf(name), refreshCookieOf(name)]))
    if (readCookie(cookie) !== undefined) deleteCookie(cookie);
  deleteCookie(STRATEGY_COOKIE);
}
