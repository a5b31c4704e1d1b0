import type { User } from '@shop/contracts';
import { create } from 'zustand';
import { openChannel } from '../browser/open-channel.ts';
import { authorization } from '../data/authorization.ts';
import { deleteToken, storeToken, readToken, type StrategyName } from './token-cookie.ts';

export type Session = {
  isSignedIn: boolean;
  user?: User;
  /** Unread messages of agents, and unread notices; absent while the server has not said which are which. */
  unread?: { chat: number; notices: number };
  /** True for a shopper whose token was refused, in this tab or another; false for a visitor who never signed in. */
  wasSignedOut: boolean;
  /** Whether it was refused in this tab, which then opens sign-in. Other tabs may stay on their public pages. */
  isRefusedHere?: boolean;
};

/** A visitor until the page is hydrated, as the server rendered it; an equal state would render a visitor's page again. */
export const useSession = create<Session>(() => ({ isSignedIn: false, wasSignedOut: false }));
if (readToken() !== undefined) useSession.setState({ isSignedIn: true });

/** Broadcasts how the session ended or began to the other tabs, which then read the cookie again. */
type Change = 'signedIn' | 'signedOut' | 'refused';
const tabs = openChannel('session');
tabs?.addEventListener('message', ({ data }: MessageEvent<Change>) => follow(data));

/** A browser may write a cookie in another process, which shows it to this tab a moment after the broadcast. */
const COOKIE_CHECK_INTERVAL_MS = 50;
const MAX_COOKIE_CHECKS = 20;

/** Does in this tab what another one did. What the cookie says counts, as soon as it agrees or a second later. */
function follow(change: Change, checksLeft = MAX_COOKIE_CHECKS): void {
  const isSignedIn = readToken() !== undefined;
  if (isSignedIn !== (change === 'signedIn') && checksLeft > 0) {
    setTimeout(() => follow(change, checksLeft - 1), COOKIE_CHECK_INTERVAL_MS);
    return;
  }
  if (isSignedIn === useSession.getState().isSignedIn) return;
  if (isSignedIn) useSession.setState({ isSignedIn, ...FRESH });
  else end(change === 'refused');
}
const FRESH = { user: undefined, unread: undefined, wasSignedOut: false, isRefusedHere: undefined };

function end(isRefused: boolean, isRefusedHere?: boolean): void {
  useSession.setState({
    isSignedIn: false,
    user: undefined,
    unread: undefined,
    wasSignedOut: isRefused,
    isRefusedHere,
  });
}
const broadcast = (change: Change) => tabs?.postMessage(change);

export function signedIn(strategy: StrategyName, token: string, refreshToken?: string): void {
  storeToken(strategy, token, refreshToken);
  useSession.setState({ isSignedIn: true, ...FRESH });
  broadcast('signedIn');
}

export function signedOut(): void {
  deleteToken();
  end(false);
  broadcast('signedOut');
}

/**
 * The server refused this token (410000 to 410002, or 110002 to 110004): deletes it and clears local storage
 * (spec section 8). When several calls fail together, the first deletes the token and the others change nothing.
 */
export function tokenRefused(token: string | undefined): void {
  if (readToken() !== token || !useSession.getState().isSignedIn) return;
  deleteToken();
  try {
    localStorage.clear();
  } catch {
    // A browser may forbid storage: then nothing is stored.
  }
  end(true, true);
  broadcast('refused');
}

authorization.current = { readToken, onTokenRefused: tokenRefused };
