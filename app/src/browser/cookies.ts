/**
 * Where cookies are stored: in the browser. Each story and test sets a jar of its own, so that none signs another in.
 */
export const cookieJar: { current: Pick<Document, 'cookie'> } = {
  current: {
    get cookie() {
      // A server renders for visitors.
      if (typeof document === 'undefined') return '';
      // oxlint-disable-next-line eslint/no-restricted-properties -- the only file that reads and writes cookies
      return document.cookie;
    },
    set cookie(text) {
      // oxlint-disable-next-line eslint/no-restricted-properties -- the only file that reads and writes cookies
      document.cookie = text;
    },
  },
};

/**
 * Writes a cookie for the whole site with `SameSite=Lax`. Without `maxAgeSeconds` it lasts until the browser closes.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'path=/', 'samesite=lax'];
  if (maxAgeSeconds !== undefined) parts.push(`max-age=${maxAgeSeconds}`);
  if (location.protocol === 'https:') parts.push('secure');
  cookieJar.current.cookie = parts.join('; ');
}

/** The value of a cookie; undefined when there is none or it cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = cookieJar.current.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  try {
    return found ? decodeURIComponent(found.slice(start.length)) : undefined;
  } catch {
    return undefined;
  }
}

export const deleteCookie = (name: string): void => writeCookie(name, '', 0);
