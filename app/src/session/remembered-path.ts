import { forgetCookie, readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'fromPath';

/** Segments of letters, digits, @ - % _ ~, then optionally a query and a hash (spec section 5). No backslash, no `//`. */
const SAFE = /^\/(?:[\w@%~-]+(?:\/[\w@%~-]+)*\/?)?(?:\?[^#\\\s]*)?(?:#[^\\\s]*)?$/;

/** Whether a path leads back into this shop: by the spec's rule as it stands, and still on our origin when decoded once or twice. */
export function isSafePath(path: string, origin: string): boolean {
  if (!SAFE.test(path)) return false;
  let form = path;
  for (let depth = 0; depth < 3; depth += 1) {
    if (!staysHere(form, origin)) return false;
    const decoded = decode(form);
    if (decoded === undefined) return depth > 0;
    form = decoded;
  }
  return true;
}

function staysHere(path: string, origin: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  // Browsers drop tabs and line breaks from addresses and take a backslash for a slash.
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

/** Notes where to go back to after signing in; an unsafe path is not noted. */
export function rememberPath(path: string): void {
  if (isSafePath(path, location.origin)) writeCookie(COOKIE, path);
  else forgetCookie(COOKIE);
}

/** The noted path, checked again, since cookies can be written by others; and forgets it. */
export function takeRememberedPath(): string | undefined {
  const path = readCookie(COOKIE);
  forgetCookie(COOKIE);
  return path && isSafePath(path, location.origin) ? path : undefined;
}

/** The noted path without forgetting it, to say where one will return. */
export function peekRememberedPath(): string | undefined {
  const path = readCookie(COOKIE);
  return path && isSafePath(path, location.origin) ? path : undefined;
}
