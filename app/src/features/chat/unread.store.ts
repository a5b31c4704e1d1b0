import { create } from 'zustand';
import { forgetCookie, readCookie, writeCookie } from '../../session/cookies.ts';

/** Agents' messages that nobody has seen yet (spec section 4); it ends with the browser, and the server's own count takes over. */
const COOKIE = 'unreadKefu';
const MOST = 9999;

const read = (): number | undefined => {
  const kept = readCookie(COOKIE);
  return kept !== undefined && /^\d{1,4}$/.test(kept) ? Number(kept) : undefined;
};

/** `count` is absent until this browser has counted: then what the server says of the shopper holds. */
export const useUnread = create<{ count?: number | undefined }>(() => ({ count: read() }));

/** Told to the other tabs, which then read the cookie again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('unread');
tabs?.addEventListener('message', () => readUnreadAgain());

export const readUnreadAgain = (): void => useUnread.setState({ count: read() });

function keep(count: number | undefined): void {
  if (count === undefined) forgetCookie(COOKIE);
  else writeCookie(COOKIE, String(Math.min(MOST, count)));
  readUnreadAgain();
  tabs?.postMessage('changed');
}

/** A reply came while no window showed the chat. `before`: what the server had counted, where this browser has not counted yet. */
export const countReply = (before = 0): void => keep((read() ?? before) + 1);

/** The chat was opened: everything counts as seen. */
export const noteAllSeen = (): void => {
  if (read() !== 0) keep(0);
};

/** For the next shopper at this machine. */
export const forgetUnread = (): void => {
  if (read() !== undefined) keep(undefined);
};
