import { readCookie, writeCookie } from '../../session/cookies.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** As long as a token lives (spec section 9): nobody can be served longer than that without signing in. */
const WEEK_SECONDS = 604_800;

const MUTED = 'chatMuted';
const PLACE = 'chatPlace';
const WANTED = 'chatWanted';

export const isChatMuted = (): boolean => readCookie(MUTED) === '1';
export const keepChatMuted = (isMuted: boolean): void => writeCookie(MUTED, isMuted ? '1' : '0', YEAR_SECONDS);

/** Where the window was put, as its own numbers; absent where it was never moved, or the cookie makes no sense. */
export function chatPlace(): { x: number; y: number } | undefined {
  const [x, y] = (readCookie(PLACE) ?? '').split(' ').map((part) => (part === '' ? Number.NaN : Number(part)));
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}
export const keepChatPlace = ({ x, y }: { x: number; y: number }): void =>
  writeCookie(PLACE, `${x} ${y}`, YEAR_SECONDS);

/** Whether this shopper's chat goes on in the background: it was opened while this browser runs, or something was not delivered yet. */
export const isChatWanted = (shopperId: string): boolean => readCookie(WANTED) === shopperId;
export const keepChatWanted = (shopperId: string, hasUndelivered: boolean): void =>
  writeCookie(WANTED, shopperId, hasUndelivered ? WEEK_SECONDS : undefined);
