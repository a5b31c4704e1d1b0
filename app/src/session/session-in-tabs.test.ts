// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';

/** Modules of another tab: its own session, with the cookies of the same browser. */
async function openTab(jar: Pick<Document, 'cookie'>) {
  vi.resetModules();
  const { cookieJar } = await import('../browser/cookies.ts');
  cookieJar.current = jar;
  const session = await import('./session.store.ts');
  const { authorization } = await import('../data/authorization.ts');
  return { ...session, readToken: authorization.current.readToken, state: () => session.useSession.getState() };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

let first: Tab;
let second: Tab;
beforeEach(async () => {
  const jar = createCookieJar();
  first = await openTab(jar);
  second = await openTab(jar);
});
afterEach(() => vi.resetModules());

/** Messages between tabs take a moment, on a busy machine a longer one. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 5 });

test('who signs in or out in one tab is signed in or out in the other', async () => {
  first.signedIn('local2', 'a.b.c', 'r.e.f');
  await soon(() => expect(second.state().isSignedIn).toBe(true));
  expect(second.readToken()).toBe('a.b.c');
  second.signedOut();
  await soon(() => expect(first.state().isSignedIn).toBe(false));
  expect(first.readToken()).toBeUndefined();
  expect(first.state()).toMatchObject({ user: undefined, wasSignedOut: false });
});

test('a token that is refused in one tab ends the session of the other, which keeps what was typed', async () => {
  first.signedIn('local1', 'a.b.c');
  await soon(() => expect(second.state().isSignedIn).toBe(true));
  first.tokenRefused('a.b.c');
  await soon(() => expect(second.state().isSignedIn).toBe(false));
  // As after a refusal of its own, so that nothing is cleared; but a public page stays open.
  expect(second.state()).toMatchObject({ wasSignedOut: true, isRefusedHere: undefined });
  expect(first.state()).toMatchObject({ wasSignedOut: true, isRefusedHere: true });

  second.signedIn('local1', 'd.e.f');
  await soon(() => expect(first.state()).toMatchObject({ isSignedIn: true, wasSignedOut: false }));
});

test('follows a tab whose cookie is readable in this one only after its news', async () => {
  const jar = createCookieJar();
  const signingIn = await openTab(jar);
  let isWritten = false;
  const following = await openTab({
    get cookie() {
      return isWritten ? jar.cookie : '';
    },
    set cookie(cookie) {
      jar.cookie = cookie;
    },
  });
  signingIn.signedIn('local1', 'a.b.c');
  await new Promise((resolve) => void setTimeout(resolve, 120));
  expect(following.state().isSignedIn).toBe(false);
  isWritten = true;
  await soon(() => expect(following.state().isSignedIn).toBe(true));
});

test('another tab’s news changes nothing that this tab knows already', async () => {
  first.signedIn('local1', 'a.b.c');
  await soon(() => expect(second.state().isSignedIn).toBe(true));
  const user = { id: '1', nickname: '小满' } as never;
  second.useSession.setState({ user });
  first.signedIn('local1', 'a.b.c');
  second.useSession.setState({ wasSignedOut: false });
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(second.state()).toMatchObject({ isSignedIn: true, user });
});
