import type { User } from '@shop/contracts';
import { create } from 'zustand';
import { dropToken, keepToken, readToken, type StrategyName } from './token-cookie.ts';

/** Who is here. `wasSignedOut` tells a shopper whose token died from one who never signed in. */
export type Session = { isSignedIn: boolean; user?: User; wasSignedOut: boolean };

export const useSession = create<Session>(() => ({ isSignedIn: readToken() !== undefined, wasSignedOut: false }));

/** Signing in and out is told to the other tabs, which then read the cookie again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
tabs?.addEventListener('message', () => {
  const isSignedIn = readToken() !== undefined;
  useSession.setState(isSignedIn ? { isSignedIn } : { isSignedIn, user: undefined });
});

export function signedIn(strategy: StrategyName, token: string): void {
  keepToken(strategy, token);
  useSession.setState({ isSignedIn: true, user: undefined, wasSignedOut: false });
  tabs?.postMessage('changed');
}

export function signedOut(): void {
  dropToken();
  useSession.setState({ isSignedIn: false, user: undefined, wasSignedOut: false });
  tabs?.postMessage('changed');
}

/**
 * The server refused this token (410000 to 410002, or 110002 to 110004): forgets it and clears local storage (spec section 8).
 * However many calls fail together, only the first finds the token still there: the rest change nothing.
 */
export function tokenRefused(token: string | undefined): void {
  if (readToken() !== token || !useSession.getState().isSignedIn) return;
  dropToken();
  localStorage.clear();
  useSession.setState({ isSignedIn: false, user: undefined, wasSignedOut: true });
  tabs?.postMessage('changed');
}
