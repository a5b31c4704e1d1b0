/** Where cookies lie: in the browser. Each story and test puts a jar of its own here, so that none is signed in by another. */
export const cookieJar: { current: Pick<Document, 'cookie'> } = {
  current: {
    get cookie() {
      return document.cookie;
    },
    set cookie(text) {
      document.cookie = text;
    },
  },
};

/** Writes a cookie for the whole site; not sent along from other sites. `seconds` absent: until the browser closes. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'path=/', 'samesite=lax'];
  if (seconds !== undefined) parts.push(`max-age=${seconds}`);
  if (location.protocol === 'https:') parts.push('secure');
  cookieJar.current.cookie = parts.join('; ');
}

/** A cookie's value; absent when there is none or it cannot be read. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = cookieJar.current.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  try {
    return found ? decodeURIComponent(found.slice(start.length)) : undefined;
  } catch {
    return undefined;
  }
}

export const forgetCookie = (name: string): void => writeCookie(name, '', 0);
