import type { User } from '@shop/contracts';
import { create } from 'zustand';
import { authorization } from '../data/authorization.ts';
import { deleteToken, storeToken, readToken, type StrategyName } from './token-cookie.ts';

/** `wasSignedOut` is true for a shopper whose token was refused, false for a visitor who never signed in. */
export type Session = { isSignedIn: boolean; user?: User; wasSignedOut: boolean };

export const useSession = create<Session>(() => ({ isSignedIn: readToken() !== undefined, wasSignedOut: false }));

/** Broadcasts sign-in and sign-out to the other tabs, which then read the cookie again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
tabs?.addEventListener('message', () => {
  const isSignedIn = readToken() !== undefined;
  useSession.setState(isSignedIn ? { isSignedIn } : { isSignedIn, user: undefined });
});

export function signedIn(strategy: StrategyName, token: string): void {
  storeToken(strategy, token);
  useSession.setState({ isSignedIn: true, user: undefined, wasSignedOut: false });
  tabs?.postMessage('changed');
}

export function signedOut(): void {
  deleteToken();
  useSession.setState({ isSignedIn: false, user: undefined, wasSignedOut: false });
  tabs?.postMessage('changed');
}

/**
 * The server refused this token (410000 to 410002, or 110002 to 110004): deletes it and clears local storage
 * (spec section 8). When several calls fail together, the first deletes the token and the others change nothing.
 */
export function tokenRefused(token: string | undefined): void {
  if (readToken() !== token || !useSession.getState().isSignedIn) return;
  deleteToken();
  localStorage.clear();
  useSession.setState({ isSignedIn: false, user: undefined, wasSignedOut: true });
  tabs?.postMessage('changed');
}

authorization.current = { readToken, onTokenRefused: tokenRefused };
