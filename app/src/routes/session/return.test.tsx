// @vitest-environment jsdom
import { cartCount, tokenOf } from '@shop/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cookieJar, writeCookie } from '../../browser/cookies.ts';
import { send } from '../../data/call.ts';
import { transport } from '../../data/transport.ts';
import { useSession } from '../../session/session.store.ts';
import { preloadAllPages, signIn, siteHeader, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const signedIn = { scenarios: [{ name: 'a shopper is signed in' }] } as const;
const timesAtSignIn = ({ addresses }: Visit) => addresses.filter((address) => address.startsWith('/login')).length;

describe('a visitor', () => {
  test.each(['/user/collect?page=2&from=mail%2Fnews#end', '/en/user/orderList?search=cp12#top'])(
    'of %s returns to exactly that page, with its query and hash',
    async (address) => {
      const [withoutHash = '', hash] = address.split('#');
      const visitor = await visit(address);
      await waitForPath(visitor, address.startsWith('/en') ? '/en/login' : '/login');
      await signIn(visitor);
      await waitFor(() => expect(visitor.address()).toBe(withoutHash));
      expect(visitor.hash()).toBe(`#${hash}`);
    },
  );
});

describe('the two sign-in pages', () => {
  test.each(['/login', '/mobile_login', '/en/mobile_login', '/login/'])('%s has the small header', async (path) => {
    await visit(path);
    await waitFor(() => expect(siteHeader()).toBeVisible());
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test.each(['/login', '/mobile_login'])('%s sends a signed-in shopper home', async (path) => {
    const shopper = await visit(path, signedIn);
    await waitFor(() => expect(shopper.address()).toBe('/'));
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/login', '/mobile_login?x=1', '/%6cogin'])(
    'a planted return path %s leads home',
    async (planted) => {
      const visitor = await visit('/login');
      writeCookie('fromPath', planted);
      await signIn(visitor);
      await waitFor(() => expect(visitor.address()).toBe('/'));
      expect(timesAtSignIn(visitor)).toBe(1);
    },
  );
});

describe.each([410_000, 410_001, 410_002, 110_002, 110_003, 110_004])('50 calls that are answered %d', (status) => {
  test('lead to sign-in once, and the page is kept; late answers change nothing', async () => {
    const shopper = await visit('/goods_cate?sort=priceUp&page=2#parts', signedIn);
    await screen.findByText('小满');
    const answer = transport.current;
    const held: (() => void)[] = [];
    let isRefusing = true;
    let refused = 0;
    transport.current = async (input, init) => {
      const request = new Request(input, init);
      if (!isRefusing || tokenOf(request.headers) === undefined) return answer(request);
      refused += 1;
      if (refused > 40) await new Promise<void>((resolve) => void held.push(resolve));
      return Response.json({ status, msg: '请登录' });
    };
    const calls = Array.from({ length: 50 }, () => send(cartCount).catch((problem: unknown) => problem));
    expect(await Promise.all(calls.slice(0, 40))).toEqual(
      Array.from({ length: 40 }, () => expect.objectContaining({ kind: 'signedOut', status })),
    );
    await waitForPath(shopper, '/login');
    expect(cookieJar.current.cookie).not.toContain('auth.');
    isRefusing = false;
    await signIn(shopper);
    await waitFor(() => expect(shopper.address()).toBe('/goods_cate?sort=priceUp&page=2'));
    expect(shopper.hash()).toBe('#parts');

    for (const release of held) release();
    await Promise.all(calls);
    expect(useSession.getState().isSignedIn).toBe(true);
    expect(shopper.address()).toBe('/goods_cate?sort=priceUp&page=2');
    expect(timesAtSignIn(shopper)).toBe(1);
  });
});

describe('a shopper', () => {
  test('whose account is deleted has to sign in, and reads why that is refused', async () => {
    const shopper = await visit('/user/shoppingCart', signedIn);
    await screen.findByText('小满');
    delete shopper.shop.state.accounts['1'];
    await send(cartCount).catch(() => undefined);
    await waitForPath(shopper, '/login');
    expect(await screen.findByText('登录已过期')).toBeVisible();
    await signIn(shopper);
    expect(await screen.findByText('账号或密码错误')).toBeVisible();
    expect(cookieJar.current.cookie).not.toContain('auth.');
  });

  test('whose account is locked reads the words of the shop, and stays on the sign-in page', async () => {
    const visitor = await visit('/user/collect', {
      arrange: ({ faults }) =>
        faults.push({ kind: 'refused', call: 'login', status: 410_027, message: '已被禁止，请联系管理员' }),
    });
    await waitForPath(visitor, '/login');
    await signIn(visitor);
    expect(await screen.findByText('已被禁止，请联系管理员')).toBeVisible();
    expect(screen.getByLabelText(/账号/)).toHaveValue('demo');
    expect(timesAtSignIn(visitor)).toBe(1);
  });

  test('who signs in after another one’s token was refused sees nothing that the other typed', async () => {
    const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
      scenarios: [{ name: 'a shopper with a cart is signed in' }],
    });
    await shopper.user.type(await screen.findByRole('textbox', { name: /留言/ }), '放在门口');
    for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
    await send(cartCount).catch(() => undefined);
    await waitForPath(shopper, '/login');
    await signIn(shopper, 'poor');
    expect(await screen.findByText('周一')).toBeVisible();
    await waitFor(() =>
      expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('放在门口'),
    );
  });
});
