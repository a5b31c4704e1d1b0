import { authLogin, authLogout, authUser, currentUser, login, logout, type User } from '@shop/contracts';
import { send } from '../data/call.ts';
import { signedIn, signedOut, useSession } from './session.store.ts';
import { currentStrategy, type StrategyName } from './token-cookie.ts';

export type Credentials = { account: string; password: string };

/** A way to sign in: the calls that return the token, return its owner, and end it (spec section 7). */
type Strategy = {
  signIn: (credentials: Credentials) => Promise<{ token: string }>;
  user: () => Promise<User>;
  signOut: () => Promise<unknown>;
};

const crmeb = { user: () => send(currentUser), signOut: () => send(logout) };
const strategies: Record<StrategyName, Strategy> = {
  local: { signIn: (body) => send(authLogin, { body }), user: () => send(authUser), signOut: () => send(authLogout) },
  local1: { signIn: (body) => send(login, { body }), ...crmeb },
  // Tokens of sign-in by mobile number and by WeChat (2 and 3) are used and ended like those of sign-in by account.
  local2: { signIn: (body) => send(login, { body }), ...crmeb },
  local3: { signIn: (body) => send(login, { body }), ...crmeb },
};

/**
 * Signs in and stores the token; the header then fetches the user (spec section 4). Throws CallError with the server's
 * message.
 */
export async function signIn(strategy: 'local' | 'local1', credentials: Credentials): Promise<void> {
  const { token } = await strategies[strategy].signIn(credentials);
  signedIn(strategy, token);
}

/** Fetches the owner of the token and stores it in the session. */
export async function fetchUser(): Promise<User> {
  const user = await strategies[currentStrategy() ?? 'local1'].user();
  useSession.setState({ user });
  return user;
}

/** Signs out, even when the server cannot be reached: the token then stays valid there until it expires. */
export async function signOut(): Promise<void> {
  const strategy = strategies[currentStrategy() ?? 'local1'];
  await strategy.signOut().catch(() => undefined);
  signedOut();
}
