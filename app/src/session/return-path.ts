import { deleteCookie, readCookie, writeCookie } from '../browser/cookies.ts';

const COOKIE = 'fromPath';

/**
 * Segments of letters, digits, @ - % _ ~, then optionally a query and a hash (spec section 5). No backslash, no `//`.
 */
const SAFE = /^\/(?:[\w@%~-]+(?:\/[\w@%~-]+)*\/?)?(?:\?[^#\\\s]*)?(?:#[^\\\s]*)?$/;

/**
 * Whether a path leads back into this shop: by the rule of the spec, and on our origin even when decoded once or twice.
 */
export function isSafePath(path: string, origin: string): boolean {
  if (!SAFE.test(path)) return false;
  let form = path;
  for (let depth = 0; depth < 3; depth += 1) {
    if (!isOnOrigin(form, origin)) return false;
    const decoded = decode(form);
    if (decoded === undefined) return depth > 0;
    form = decoded;
  }
  return true;
}

function isOnOrigin(path: string, origin: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  // Browsers remove tabs and line breaks from addresses and read a backslash as a slash.
  if (!bare.startsWith('/') || bare.includes('//') || bare.includes('\\') || /\s/.test(bare)) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
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
  if (isSafePath(path, location.origin)) writeCookie(COOKIE, path);
  else deleteCookie(COOKIE);
}

/** The stored path, to show where sign-in will return to. Checked again, since other scripts can write cookies. */
export function peekReturnPath(): string | undefined {
  const path = readCookie(COOKIE);
  return path && isSafePath(path, location.origin) ? path : undefined;
}

/** Returns the stored path and deletes it. */
export function takeReturnPath(): string | undefined {
  const path = peekReturnPath();
  deleteCookie(COOKIE);
  return path;
}
