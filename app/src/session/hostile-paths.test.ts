// @vitest-environment jsdom
import { LANGUAGES } from '@shop/contracts/language';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieJar, writeCookie } from '../browser/cookies.ts';
import { addressInLanguage, readPath } from '../language/language.ts';
import { isSignInPath, paths } from '../paths.ts';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';
import { HOSTILE_ADDRESSES, LEGAL_ADDRESSES } from './test-return-paths.ts';
import { isSafePath, peekReturnPath, rememberReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => {
  cookieJar.current = createCookieJar();
  sessionStorage.clear();
});

/** Stores an address behind the back of the shop, as another script of the site could. */
const PLANTED = {
  'in the cookie': (address: string) => {
    cookieJar.current.cookie = `fromPath=${encodeURIComponent(address.toWellFormed())}; path=/`;
  },
  'undecoded in the cookie': (address: string) => {
    cookieJar.current.cookie = `fromPath=${address}; path=/`;
  },
  'in the storage of the tab': (address: string) => sessionStorage.setItem('fromPath', address),
  'by the shop itself': rememberReturnPath,
};

const isElsewhere = (address: string) =>
  !URL.canParse(address, location.origin) || originOf(address) !== location.origin;
const originOf = (address: string) => new URL(address, location.origin).origin;

/** Where the route guard navigates to, in each language. */
const destinations = () => {
  const to = takeReturnPath() ?? paths.home;
  return LANGUAGES.map((language) => addressInLanguage(to, language));
};

/** Why navigating there is wrong; undefined when it is right. The browser itself is asked too. */
function faultOf(destination: string): string | undefined {
  const url = new URL(destination, location.origin);
  if (url.origin !== location.origin || destination.startsWith('//') || url.pathname.startsWith('//'))
    return 'off site';
  if (isSignInPath(decodeURIComponent(readPath(url.pathname).path))) return 'the sign-in page';
  history.replaceState(null, '', destination);
  return location.href === url.href ? undefined : 'another address';
}

describe('hostile return paths', () => {
  test('are many, and many of them would lead off the site if they were followed as they are', () => {
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(860);
    expect(HOSTILE_ADDRESSES.filter(isElsewhere).length).toBeGreaterThan(250);
  });

  test.each(Object.entries(PLANTED))('planted %s lead to no other site and not to sign-in', (_, plant) => {
    const faults = HOSTILE_ADDRESSES.flatMap((address) => {
      plant(address);
      return destinations().flatMap((destination) => {
        const fault = faultOf(destination);
        return fault ? [`${JSON.stringify(address)}: ${fault} (${destination})`] : [];
      });
    });
    expect(faults).toEqual([]);
  });

  test('are not stored when they would lead off the site or to sign-in', () => {
    const stored = HOSTILE_ADDRESSES.filter((address) => {
      rememberReturnPath(address);
      return peekReturnPath() !== undefined;
    });
    expect(stored.filter((address) => isElsewhere(address) || isSignInPath(readPath(address).path))).toEqual([]);
    // Encoded slashes in a query, for example, lead nowhere else and may stay.
    expect(stored.length).toBeLessThan(HOSTILE_ADDRESSES.length / 20);
  });

  test('a stored path is forgotten when the next one is unsafe', () => {
    rememberReturnPath('/goods_cate');
    rememberReturnPath('//evil.example');
    expect(peekReturnPath()).toBeUndefined();
  });
});

describe('legal return paths', () => {
  test('are at least 500, and each is returned unchanged, once', () => {
    expect(LEGAL_ADDRESSES.length).toBeGreaterThanOrEqual(500);
    const changed = LEGAL_ADDRESSES.filter((address) => {
      rememberReturnPath(address);
      return peekReturnPath() !== address || takeReturnPath() !== address || takeReturnPath() !== undefined;
    });
    expect(changed).toEqual([]);
  });

  test('are safe for every origin that the shop may have', () => {
    for (const origin of ['https://shop.example', 'http://127.0.0.1:4173'])
      expect(LEGAL_ADDRESSES.filter((address) => !isSafePath(address, origin))).toEqual([]);
  });

  test('too long for a cookie are kept for this tab', () => {
    const long = `/order_confirm?new=0&cartId=${Array.from({ length: 900 }, (_, index) => index + 10_000).join(',')}`;
    cookieJar.current = { cookie: '' };
    rememberReturnPath(long);
    expect(takeReturnPath()).toBe(long);
  });

  test('of two tabs are kept apart: each returns to its own page', () => {
    rememberReturnPath('/user/collect');
    // The other tab shares the cookie, and has a storage of its own.
    writeCookie('fromPath', '/goods_cate');
    expect(takeReturnPath()).toBe('/user/collect');
  });

  test('survive in the cookie where the storage of the tab is forbidden', () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    try {
      rememberReturnPath('/user/collect');
      expect(takeReturnPath()).toBe('/user/collect');
      expect(takeReturnPath()).toBeUndefined();
    } finally {
      if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
    }
  });
});
