import { forgetCookie, readCookie, writeCookie } from './cookies.ts';

/** The ways to sign in, in the order of spec section 7; their names stand in the token's cookie. */
export type StrategyName = 'local' | 'local1' | 'local2' | 'local3';
const STRATEGY_COOKIE = 'auth.strategy';
/** A token's cookie lives 7 days (spec section 9). */
const LIFE_SECONDS = 604_800;
const cookieOf = (strategy: StrategyName) => `auth._token.${strategy}`;
const NAMES: readonly string[] = ['local', 'local1', 'local2', 'local3'];

/** The strategy of the last sign-in; absent for a visitor. */
export function currentStrategy(): StrategyName | undefined {
  const name = readCookie(STRATEGY_COOKIE);
  return name && NAMES.includes(name) ? (name as StrategyName) : undefined;
}

/** The bare token, kept in a cookie named after the sign-in strategy (spec section 7) and nowhere else. */
export function readToken(): string | undefined {
  const strategy = currentStrategy();
  return strategy ? readCookie(cookieOf(strategy)) || undefined : undefined;
}

export function keepToken(strategy: StrategyName, token: string): void {
  writeCookie(STRATEGY_COOKIE, strategy, LIFE_SECONDS);
  writeCookie(cookieOf(strategy), token, LIFE_SECONDS);
}

export function dropToken(): void {
  const strategy = currentStrategy();
  if (strategy) forgetCookie(cookieOf(strategy));
  forgetCookie(STRATEGY_COOKIE);
}
