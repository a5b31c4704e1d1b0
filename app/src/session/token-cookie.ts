import { deleteCookie, readCookie, writeCookie } from '../browser/cookies.ts';

/** The ways to sign in, in the order of spec section 7. The cookie of the token contains the name. */
export type StrategyName = 'local' | 'local1' | 'local2' | 'local3';
const STRATEGY_COOKIE = 'auth.strategy';
/** 7 days (spec section 9). */
const MAX_AGE_SECONDS = 604_800;
const cookieOf = (strategy: StrategyName) => `auth._token.${strategy}`;
const NAMES: readonly string[] = ['local', 'local1', 'local2', 'local3'];

/** The strategy of the last sign-in; undefined for a visitor. */
export function currentStrategy(): StrategyName | undefined {
  const name = readCookie(STRATEGY_COOKIE);
  return name && NAMES.includes(name) ? (name as StrategyName) : undefined;
}

/** The token, which is stored in a cookie named after the sign-in strategy (spec section 7) and nowhere else. */
export function readToken(): string | undefined {
  const strategy = currentStrategy();
  return strategy ? readCookie(cookieOf(strategy)) || undefined : undefined;
}

export function storeToken(strategy: StrategyName, token: string): void {
  writeCookie(STRATEGY_COOKIE, strategy, MAX_AGE_SECONDS);
  writeCookie(cookieOf(strategy), token, MAX_AGE_SECONDS);
}

export function deleteToken(): void {
  const strategy = currentStrategy();
  if (strategy) deleteCookie(cookieOf(strategy));
  deleteCookie(STRATEGY_COOKIE);
}
