import { authLogin, authLogout, authUser, currentUser, login, logout, type User } from '@shop/contracts';
import { send } from '../data/call.ts';
import { signedIn, signedOut, useSession } from './session.store.ts';
import { currentStrategy, type StrategyName } from './token-cookie.ts';

export type Credentials = { account: string; password: string };

/** A way to sign in: how the token is got, who it belongs to and how it ends (spec section 7). */
type Strategy = {
  signIn: (given: Credentials) => Promise<{ token: string }>;
  user: () => Promise<User>;
  signOut: () => Promise<unknown>;
};

const crmeb = { user: () => send(currentUser), signOut: () => send(logout) };
const strategies: Record<StrategyName, Strategy> = {
  local: { signIn: (body) => send(authLogin, { body }), user: () => send(authUser), signOut: () => send(authLogout) },
  local1: { signIn: (body) => send(login, { body }), ...crmeb },
  // Tokens of the mobile and WeChat ways (2 and 3) are used and ended like those of the account way.
  local2: { signIn: (body) => send(login, { body }), ...crmeb },
  local3: { signIn: (body) => send(login, { body }), ...crmeb },
};

/** Signs in: keeps the token; whoever shows the user then asks for it (spec section 4). Throws CallError with the server's words. */
export async function signIn(strategy: 'local' | 'local1', given: Credentials): Promise<void> {
  const { token } = await strategies[strategy].signIn(given);
  signedIn(strategy, token);
}

/** Asks who the token belongs to and notes it for the header. */
export async function askUser(): Promise<User> {
  const user = await strategies[currentStrategy() ?? 'local1'].user();
  useSession.setState({ user });
  return user;
}

/** Signs out here even when the server cannot be told: its token then dies by age. */
export async function signOut(): Promise<void> {
  const told = strategies[currentStrategy() ?? 'local1'].signOut();
  await told.catch(() => undefined);
  signedOut();
}
