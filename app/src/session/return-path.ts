import { deleteCookie, readCookie, writeCookie } from '../browser/cookies.ts';
import { readPath } from '../language/language.ts';
import { isSignInPath } from '../paths.ts';

/**
 * The name of the cookie, and of the entry in the storage of this tab, which comes first: tabs that were signed out
 * together each return to their own page.
 */
const NAME = 'fromPath';

/**
 * Segments of letters, digits, @ - % _ ~, then optionally a query and a hash (spec section 5). No backslash, no `//`.
 */
const SAFE = /^\/(?:[\w@%~-]+(?:\/[\w@%~-]+)*\/?)?(?:\?[^#\\\s]*)?(?:#[^\\\s]*)?$/;
/** Browsers remove some of these from addresses, and a lone surrogate cannot be stored in a cookie. */
const SPACE_OR_CONTROL = /[\s\p{Cc}\p{Cs}]/u;
/** How often a path may be decoded on its way: by the router, and by a server in front of the shop. */
const MAX_DECODINGS = 2;

/**
 * Whether an address leads back into this shop: by the rule of the spec, and with its path on our origin even when
 * decoded once or twice. The sign-in page is no page to return to.
 */
export function isSafePath(address: string, origin: string): boolean {
  if (!SAFE.test(address) || SPACE_OR_CONTROL.test(address) || !isOnOrigin(address, origin)) return false;
  let [path = ''] = address.split(/[?#]/);
  for (let depth = 0; depth <= MAX_DECODINGS; depth += 1) {
    if (!isOnOrigin(path, origin) || isSignInPath(readPath(path).path)) return false;
    const decoded = decode(path);
    if (decoded === undefined) return depth > 0;
    path = decoded;
  }
  return true;
}

function isOnOrigin(address: string, origin: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  // Browsers read a backslash as a slash.
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || SPACE_OR_CONTROL.test(path)) return false;
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Stores the path to return to after sign-in; an unsafe path is not stored. */
export function rememberReturnPath(path: string): void {
  forget();
  if (!isSafePath(path, location.origin)) return;
  writeCookie(NAME, path);
  inTab((storage) => storage.setItem(NAME, path));
}

/** The stored path, to show where sign-in will return to. Checked again, since other scripts can write cookies. */
export function peekReturnPath(): string | undefined {
  const path = inTab((storage) => storage.getItem(NAME)) ?? readCookie(NAME);
  return path && isSafePath(path, location.origin) ? path : undefined;
}

/** Returns the stored path and deletes it. */
export function takeReturnPath(): string | undefined {
  const path = peekReturnPath();
  forget();
  return path;
}

function forget(): void {
  deleteCookie(NAME);
  inTab((storage) => storage.removeItem(NAME));
}

/** The storage of this tab, which a browser may forbid. */
function inTab<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
