// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieJar } from '../browser/cookies.ts';
import { signedIn, signedOut, tokenRefused, useSession } from './session.store.ts';
import { readToken } from './token-cookie.ts';

beforeEach(() => {
  cookieJar.current = document;
  signedOut();
  localStorage.clear();
});

describe('the session', () => {
  test('stores the token in a cookie named after the sign-in strategy, and nowhere else', () => {
    signedIn('local1', 'a.b.c');
    expect(document.cookie).toContain('auth._token.local1=a.b.c');
    expect(readToken()).toBe('a.b.c');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('a.b.c');
    expect(useSession.getState()).toMatchObject({ isSignedIn: true, wasSignedOut: false });
  });

  test('signing out deletes shopper and token', () => {
    signedIn('local', 'a.b.c');
    signedOut();
    expect(readToken()).toBeUndefined();
    expect(document.cookie).not.toContain('a.b.c');
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, user: undefined, wasSignedOut: false });
  });

  test('a refused token is handled once, however many calls fail together', () => {
    signedIn('local1', 'old');
    localStorage.setItem('draft', 'x');
    const changes = vi.fn();
    const stop = useSession.subscribe(changes);
    for (let call = 0; call < 5; call += 1) tokenRefused('old');
    stop();
    expect(changes).toHaveBeenCalledOnce();
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: true });
    expect(localStorage).toHaveLength(0);
  });

  test('a refused token ends the session even where the browser forbids storage', () => {
    signedIn('local1', 'old');
    const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    tokenRefused('old');
    clear.mockRestore();
    expect(readToken()).toBeUndefined();
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: true, isRefusedHere: true });
  });

  test('a late refusal of an old token does not end a newer session', () => {
    signedIn('local1', 'new');
    tokenRefused('old');
    expect(useSession.getState().isSignedIn).toBe(true);
    expect(readToken()).toBe('new');
  });
});
