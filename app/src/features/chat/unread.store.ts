import { create } from 'zustand';
import { openChannel } from '../../browser/open-channel.ts';
import { deleteCookie, readCookie, writeCookie } from '../../browser/cookies.ts';

/** Replies that were not seen yet (spec section 4). A session cookie: in a new session the server’s count is used. */
const COOKIE = 'unreadKefu';
const MAX_COUNT = 9999;

const read = (): number | undefined => {
  const value = readCookie(COOKIE);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
};

/** `count` is absent until this browser has counted: then the server’s count is used. */
export const useUnread = create<{ count?: number | undefined }>(() => ({ count: read() }));

/** Notifies the other tabs, which then read the cookie again. */
const tabs = openChannel('unread');
tabs?.addEventListener('message', () => reloadUnread());

export const reloadUnread = (): void => useUnread.setState({ count: read() });

function save(count: number | undefined): void {
  if (count === undefined) deleteCookie(COOKIE);
  else writeCookie(COOKIE, String(Math.min(MAX_COUNT, count)));
  reloadUnread();
  tabs?.postMessage('changed');
}

/**
 * A reply arrived while no window showed the chat. `before` is the server’s count, used if this browser has not
 * counted yet.
 */
export const countReply = (before = 0): void => save((read() ?? before) + 1);

/** The chat was opened: all messages count as seen. */
export const markAllSeen = (): void => {
  if (read() !== 0) save(0);
};

/** For the next shopper in this browser. */
export const clearUnread = (): void => {
  if (read() !== undefined) save(undefined);
};
