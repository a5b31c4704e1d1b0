import { readCookie, writeCookie } from '../../browser/cookies.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** The lifetime of a token (spec section 9): after it the chat needs a new sign-in. */
const WEEK_SECONDS = 604_800;

const MUTED = 'chatMuted';
const POSITION = 'chatPlace';
const WANTED = 'chatWanted';

export const isChatMuted = (): boolean => readCookie(MUTED) === '1';
export const saveChatMuted = (isMuted: boolean): void => writeCookie(MUTED, isMuted ? '1' : '0', YEAR_SECONDS);

/** The stored window position; absent if it was never moved, or if the cookie is invalid. */
export function chatPosition(): { x: number; y: number } | undefined {
  const [x, y] = (readCookie(POSITION) ?? '').split(' ').map((part) => (part === '' ? Number.NaN : Number(part)));
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}
export const saveChatPosition = ({ x, y }: { x: number; y: number }): void =>
  writeCookie(POSITION, `${x} ${y}`, YEAR_SECONDS);

/**
 * Whether this shopper’s chat starts in the background: it was opened in this session, or a message is not delivered
 * yet.
 */
export const isChatWanted = (shopperId: string): boolean => readCookie(WANTED) === shopperId;
export const saveChatWanted = (shopperId: string, hasUndelivered: boolean): void =>
  writeCookie(WANTED, shopperId, hasUndelivered ? WEEK_SECONDS : undefined);
