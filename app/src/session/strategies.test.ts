// @vitest-environment jsdom
import { tokenOf } from '@shop/contracts';
import { createShop, MOBILE_CODE, WECHAT_CODE, type Shop } from '@shop/mocks';
import { createTransport } from '@shop/mocks/transport';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieJar } from '../browser/cookies.ts';
import { transport } from '../data/transport.ts';
import { createCookieJar } from '../stand-in/test-cookie-jar.ts';
import { signedOut, tokenRefused, useSession } from './session.store.ts';
import { fetchUser, signIn, signInMobile, signInWechat, signOut } from './strategies.ts';
import { readToken, type StrategyName } from './token-cookie.ts';

const demo = { account: 'demo', password: 'pip-demo' };
type Way = { strategy: StrategyName; signIn: () => Promise<void>; calls: string[]; user: string; signOut: string };
const WAYS: readonly Way[] = [
  {
    strategy: 'local',
    signIn: () => signIn('local', demo),
    calls: ['POST /api/auth/login'],
    user: 'GET /api/auth/user',
    signOut: 'POST /api/auth/logout',
  },
  {
    strategy: 'local1',
    signIn: () => signIn('local1', demo),
    calls: ['POST /api/login'],
    user: 'GET /api/user',
    signOut: 'GET /api/logout',
  },
  {
    strategy: 'local2',
    signIn: () => signInMobile({ phone: '13800138000', captcha: MOBILE_CODE }),
    calls: ['POST /api/login/mobile'],
    user: 'GET /api/user',
    signOut: 'GET /api/logout',
  },
  {
    strategy: 'local3',
    signIn: () => signInWechat(WECHAT_CODE),
    calls: ['GET /api/pc/wechat_auth'],
    user: 'GET /api/user',
    signOut: 'GET /api/logout',
  },
];
const EXPIRY = 'max-age=604800';
const SIGN_IN_CALLS = WAYS.flatMap(({ calls }) => calls);

let shop: Shop;
/** Requests in order, and every cookie that was written, with its attributes. */
let sent: Request[];
let written: string[];
const before = { transport: transport.current, jar: cookieJar.current };

beforeEach(() => {
  const jar = createCookieJar();
  written = [];
  cookieJar.current = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(text) {
      written.push(text);
      jar.cookie = text;
    },
  };
  signedOut();
  written.length = 0;
  openShop();
});
afterEach(() => {
  transport.current = before.transport;
  cookieJar.current = before.jar;
});

/** A shop whose sign-in calls answer with these fields besides the token. */
function openShop(fields: object = {}): void {
  shop = createShop();
  sent = [];
  const answer = createTransport(shop);
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    const response = await answer(request.clone());
    if (!SIGN_IN_CALLS.includes(nameOf(request))) return response;
    const body = (await response.json()) as { data?: object };
    return Response.json({ ...body, data: body.data && { ...body.data, ...fields } });
  };
}
const nameOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;
const cookies = () => cookieJar.current.cookie.split('; ').filter(Boolean).sort();

describe.each(WAYS)('the strategy $strategy', ({ strategy, signIn: signInHere, calls, user, signOut: end }) => {
  test('stores its token for 7 days in the cookie of its name, uses it, and ends it', async () => {
    await signInHere();
    const [token = ''] = Object.keys(shop.state.tokens);
    expect(cookies()).toEqual([`auth._token.${strategy}=${token}`, `auth.strategy=${strategy}`]);
    const stored = written.find((cookie) => cookie.startsWith(`auth._token.${strategy}=`));
    expect(stored?.split('; ').slice(1)).toEqual(['path=/', 'samesite=lax', EXPIRY]);
    expect(await fetchUser()).toMatchObject({ nickname: '小满' });
    expect(useSession.getState().user?.nickname).toBe('小满');

    await signOut();
    expect(sent.map(nameOf)).toEqual([...calls, user, end]);
    expect(sent.map(({ headers }) => tokenOf(headers))).toEqual([undefined, token, token]);
    expect(cookies()).toEqual([]);
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, user: undefined });
  });

  test('stores a refresh token beside it for as long, sends it nowhere, and deletes it with the token', async () => {
    for (const leave of [signOut, async () => tokenRefused(readToken())]) {
      openShop({ refreshToken: 'r.e.f' });
      await signInHere();
      expect(cookies()).toContain(`auth._refresh_token.${strategy}=r.e.f`);
      const stored = written.find((cookie) => cookie.startsWith('auth._refresh_token.'));
      expect(stored?.split('; ').slice(1)).toEqual(['path=/', 'samesite=lax', EXPIRY]);
      await fetchUser();
      await leave();
      expect(cookies()).toEqual([]);
      for (const request of sent)
        expect([request.url, ...request.headers.values(), await request.text()].join(' ')).not.toContain('r.e.f');
    }
  });

  test('signing in replaces the tokens of every other strategy', async () => {
    for (const other of WAYS) {
      openShop({ refreshToken: 'old' });
      await other.signIn();
      openShop();
      await signInHere();
      expect(cookies().map((cookie) => cookie.replace(/=.*/, ''))).toEqual([
        `auth._token.${strategy}`,
        'auth.strategy',
      ]);
      expect(readToken()).toBe(Object.keys(shop.state.tokens)[0]);
    }
  });

  test('a shopper signs out even when the shop does not answer', async () => {
    await signInHere();
    shop.faults.push({ kind: 'down' });
    await signOut();
    expect(cookies()).toEqual([]);
    expect(useSession.getState().isSignedIn).toBe(false);
  });
});

describe('signing in is refused with the message of the server, and stores nothing', () => {
  const refusalOf = (attempt: Promise<void>) =>
    attempt.then(
      () => undefined,
      (problem: unknown) => problem,
    );
  test.each([
    ['a wrong password', () => signIn('local1', { ...demo, password: 'wrong-password' }), '账号或密码错误'],
    ['a wrong code', () => signInMobile({ phone: '13800138000', captcha: '000000' }), undefined],
    ['a wrong WeChat code', () => signInWechat('wrong'), undefined],
  ])('%s', async (_, attempt, message) => {
    expect(await refusalOf(attempt())).toMatchObject({
      kind: 'refused',
      serverMessage: message ?? expect.stringMatching(/\S/),
    });
    expect(cookies()).toEqual([]);
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: false });
  });

  test.each(WAYS)('a locked account, by $strategy', async ({ signIn: signInHere }) => {
    for (const status of [400, 410027]) {
      shop.faults = [{ kind: 'refused', status, message: '已被禁止，请联系管理员' }];
      expect(await refusalOf(signInHere())).toMatchObject({
        kind: 'refused',
        status,
        serverMessage: '已被禁止，请联系管理员',
      });
      expect(cookies()).toEqual([]);
    }
  });

  test.each(WAYS)('an answer without a token is no sign-in, by $strategy', async ({ signIn: signInHere }) => {
    openShop({ token: '' });
    expect(await refusalOf(signInHere())).toMatchObject({ kind: 'malformed' });
    expect(cookies()).toEqual([]);
  });
});

describe('a token whose shopper is gone', () => {
  test.each([
    ['deleted', () => delete shop.state.accounts['1']],
    ['signed out elsewhere', () => (shop.state.tokens = {})],
  ])('or %s ends the session, and the shopper can sign in again', async (_, happen) => {
    await signIn('local1', demo);
    happen();
    await expect(fetchUser()).rejects.toMatchObject({ kind: 'signedOut', status: 410002 });
    expect(cookies()).toEqual([]);
    expect(useSession.getState()).toMatchObject({ isSignedIn: false, wasSignedOut: true, isRefusedHere: true });
    openShop();
    await signIn('local1', demo);
    expect(useSession.getState()).toMatchObject({ isSignedIn: true, wasSignedOut: false, isRefusedHere: undefined });
  });
});
