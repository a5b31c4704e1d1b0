// @vitest-environment jsdom
import { tokenOf } from '@shop/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cookieJar } from '../../browser/cookies.ts';
import { shopConfig } from '../../shop-config.ts';
import { requestHeadersFor } from '../../stand-in/test-request-headers.ts';
import {
  cartButton,
  preloadAllPages,
  placeOrder,
  signIn,
  siteHeader,
  waitForPath,
  visit,
  type Visit,
} from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

/** How often the sign-in page was opened. */
const timesSentToSignIn = ({ addresses }: Visit) => addresses.filter((address) => address === '/login').length;
const expireTokens = ({ shop }: Visit) => {
  for (const token of Object.values(shop.state.tokens)) token.expiresAt = 0;
};

describe('a visitor', () => {
  test('causes no requests for cart and user', async () => {
    const visitor = await visit('/goods_cate');
    await screen.findAllByRole('article');
    expect(visitor.timesSent('GET /cart/count') + visitor.timesSent('GET /user')).toBe(0);
    for (const { headers } of visitor.sent) {
      expect(Object.fromEntries(headers)).toMatchObject(requestHeadersFor({ language: 'zh-Hans' }));
      expect(tokenOf(headers)).toBeUndefined();
    }
  });

  test('who signs in from the cart comes back to it', async () => {
    const visitor = await visit('/user/shoppingCart?from=mail');
    expect(await screen.findByText('购物车还是空的')).toBeVisible();
    await visitor.user.click(within(screen.getByRole('main')).getByRole('link', { name: '登录' }));
    await waitForPath(visitor, '/login');
    expect(await screen.findByText('登录后直接回到购物车。')).toBeVisible();
    await signIn(visitor);
    expect(await screen.findByText('购物车还是空的')).toBeVisible();
    expect(visitor.address()).toBe('/user/shoppingCart?from=mail');
  });

  test('who presses “sign in” comes back to the page they were on', async () => {
    const visitor = await visit('/goods_cate?sort=priceUp&page=2');
    await visitor.user.click(await screen.findByRole('link', { name: '登录' }));
    await waitForPath(visitor, '/login');
    await signIn(visitor);
    await waitForPath(visitor, '/goods_cate');
    expect(visitor.address()).toBe('/goods_cate?sort=priceUp&page=2');
  });

  test('who changes the language on the sign-in page comes back in that language', async () => {
    const visitor = await visit('/user/collect');
    await waitForPath(visitor, '/login');
    await screen.findByLabelText('密码');
    await visitor.user.click(screen.getByRole('link', { name: 'EN English' }));
    await waitForPath(visitor, '/en/login');
    await signIn(visitor);
    await waitForPath(visitor, '/en/user/collect');
    expect(document.documentElement.lang).toBe('en');
  });

  test('with a wrong password reads the message of the shop, and the typed account stays', async () => {
    const visitor = await visit('/login');
    await signIn(visitor, 'demo', 'wrong-password');
    expect(await screen.findByText('账号或密码错误')).toBeVisible();
    expect(screen.getByLabelText(/账号/)).toHaveValue('demo');
    expect(visitor.address()).toBe('/login');
    expect(cookieJar.current.cookie).not.toContain('auth.');
  });
});

describe.each([
  {
    strategy: 'local',
    cookie: 'auth._token.local',
    login: 'POST /auth/login',
    user: 'GET /auth/user',
    logout: 'POST /auth/logout',
  },
  { strategy: 'local1', cookie: 'auth._token.local1', login: 'POST /login', user: 'GET /user', logout: 'GET /logout' },
])('a shopper who signs in by the strategy $strategy', ({ strategy, cookie, login, user, logout }) => {
  const usual = shopConfig.strategy;
  afterEach(() => void Object.assign(shopConfig, { strategy: usual }));

  test('has the token in the cookie of that name, sees their name, and signs out again', async () => {
    Object.assign(shopConfig, { strategy });
    const shopper = await visit('/login');
    await signIn(shopper);
    await waitForPath(shopper, '/');
    expect(await screen.findByText('小满')).toBeVisible();
    const [token = ''] = Object.keys(shopper.shop.state.tokens);
    expect(token).not.toBe('');
    expect(cookieJar.current.cookie.split('; ')).toContain(`${cookie}=${token}`);
    expect(shopper.timesSent(login)).toBe(1);
    expect(shopper.timesSent(user)).toBe(1);
    const asked = shopper.sent.find(({ name }) => name === user);
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject(requestHeadersFor({ token, language: 'zh-Hans' }));
    for (const { headers } of shopper.sent)
      expect(Object.fromEntries(headers)).toMatchObject(requestHeadersFor({ language: 'zh-Hans' }));

    await shopper.user.click(screen.getByRole('button', { name: '退出' }));
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(shopper.timesSent(logout)).toBe(1);
    expect(cookieJar.current.cookie).not.toContain('auth.');
    expect(shopper.shop.state.tokens).toEqual({});
  });
});

describe('a shopper whose token expires', () => {
  test('while confirming an order signs in again and has lost nothing that was typed', async () => {
    const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
      scenarios: [{ name: 'a shopper with a cart is signed in' }],
    });
    const message = await screen.findByRole('textbox', { name: /留言/ });
    await shopper.user.type(message, '同色的请装一袋');
    const before = shopper.address();
    await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled());
    expireTokens(shopper);
    await placeOrder(shopper);
    await waitForPath(shopper, '/login');
    expect(await screen.findByText('登录已过期')).toBeVisible();
    await signIn(shopper);
    await waitForPath(shopper, '/order_confirm');
    expect(shopper.address()).toBe(before);
    expect(await screen.findByRole('textbox', { name: /留言/ })).toHaveValue('同色的请装一袋');
    await placeOrder(shopper);
    await waitForPath(shopper, '/payment');
    expect(Object.values(shopper.shop.state.orders)).toMatchObject([{ message: '同色的请装一袋' }]);
  });

  test('is sent to sign in once, however many calls fail together', async () => {
    const shopper = await visit('/shoppingCart', { scenarios: [{ name: 'the token has expired' }] });
    await waitForPath(shopper, '/login');
    await screen.findByLabelText('密码');
    // The header asked for the user and the count, the page for the cart.
    expect(
      shopper.timesSent('GET /user') + shopper.timesSent('GET /cart/count') + shopper.timesSent('GET /cart/list'),
    ).toBeGreaterThan(1);
    expect(timesSentToSignIn(shopper)).toBe(1);
    expect(cookieJar.current.cookie).not.toContain('auth.');
    await signIn(shopper);
    await waitForPath(shopper, '/shoppingCart');
  });

  test('on a public page is sent to sign-in too, and back', async () => {
    const shopper = await visit('/goods_detail/{productId}?n=12', { scenarios: [{ name: 'a shopper is signed in' }] });
    await screen.findByText('小满');
    expireTokens(shopper);
    await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, `/goods_detail/${shopper.shop.known.productId}`);
    expect(await screen.findByRole('textbox', { name: /数量/ })).toHaveValue('12');
  });
});

describe('a shopper who signs out', () => {
  test('in the cart is sent to the home page, and not back to the cart by the next sign-in', async () => {
    const shopper = await visit('/shoppingCart', { scenarios: [{ name: 'a shopper with a cart is signed in' }] });
    expect(await cartButton(30)).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(shopper.address()).toBe('/'));
    expect(await cartButton(0)).toBeVisible();
    await shopper.user.click(await screen.findByRole('link', { name: '登录' }));
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, '/');
  });

  test('leaves no data to the next shopper at this computer', async () => {
    const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
      scenarios: [{ name: 'a shopper with a cart is signed in' }],
    });
    await shopper.user.type(await screen.findByRole('textbox', { name: /留言/ }), '放在门口');
    expect(await screen.findByText('林小满')).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(shopper.address()).toBe('/'));

    const { accounts } = shopper.shop.state;
    accounts['2']?.cart.push({
      ...(accounts['1']?.cart[0] as never as { productId: string; uniqueId: string }),
      id: '5001',
      quantity: 2,
    });
    shopper.shop.faults.push({ kind: 'slow', ms: 0, call: 'addressList' });
    await shopper.user.click(await screen.findByRole('link', { name: '登录' }));
    await waitForPath(shopper, '/login');
    await signIn(shopper, 'poor');
    expect(await screen.findByText('周一')).toBeVisible();
    await shopper.user.click(await cartButton(2));
    await shopper.user.click(await screen.findByRole('button', { name: /去结算/ }));
    await waitForPath(shopper, '/order_confirm');
    const message = await screen.findByRole('textbox', { name: /留言/ });
    expect(screen.queryByText('林小满')).not.toBeInTheDocument();
    expect(message).toHaveValue('');
    expect(siteHeader()).not.toHaveTextContent('小满');
  });
});
