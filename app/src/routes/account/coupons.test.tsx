// @vitest-environment jsdom
import { matchCall } from '@shop/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const signedIn = [{ name: 'a shopper is signed in' }] as const;
const ticket = async (title: RegExp) => within(await screen.findByRole('article', { name: title }));
const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const walletOf = ({ shop }: Visit) => shop.state.accounts['1']?.coupons ?? [];
const RECEIVE = 'POST /coupon/receive';

/** Answers a call by a function instead; `respond` is the shop. */
function replace(call: string, answer: (respond: () => Promise<Response>) => Promise<Response>): void {
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api', '');
    return matchCall(request.method, path)?.call.name === call ? answer(() => respond(request)) : respond(request);
  };
}
const loseAnswer = async (respond: () => Promise<Response>): Promise<never> => {
  await respond();
  throw new TypeError('Failed to fetch');
};
const loseRequest = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the wallet', () => {
  test('has a view for usable coupons and one for those that are over, each with an address of its own', async () => {
    const shopper = await visit('/user/myCoupon', { scenarios: [{ name: 'coupons of every kind' }] });
    const usable = await ticket(/^满 49 减 3$/);
    expect(usable.getByText('新到')).toBeVisible();
    expect(usable.getByRole('link', { name: /去使用/ })).toHaveAttribute('href', '/goods_cate');
    expect(await screen.findByText('共 7 张')).toBeVisible();
    await shopper.user.click(screen.getByRole('link', { name: '已用或过期' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(shopper.address()).toBe('/user/myCoupon?state=over');
    expect(screen.getByText('已使用')).toBeVisible();
    expect(screen.getByText('已过期')).toBeVisible();
    await shopper.user.click(screen.getByRole('link', { name: '可用' }));
    await waitFor(() => expect(shopper.address()).toBe('/user/myCoupon'));
  });

  test('opens at the view of its address, and stays there in another language', async () => {
    const shopper = await visit('/user/myCoupon?state=over', { scenarios: [{ name: 'coupons of every kind' }] });
    expect(await screen.findByText('已使用')).toBeVisible();
    await shopper.user.click(screen.getByRole('link', { name: 'EN English' }));
    await waitForPath(shopper, '/en/user/myCoupon');
    expect(await screen.findByText('Used')).toBeVisible();
    expect(shopper.address()).toBe('/en/user/myCoupon?state=over');
  });

  test('leads to the category and to the parts that a coupon is for, by name', async () => {
    const shopper = await visit('/user/myCoupon', { scenarios: [{ name: 'coupons of every kind' }] });
    const forCategory = await ticket(/^基础砖/);
    await waitFor(() => expect(forCategory.getByText('基础砖可用')).toBeVisible());
    expect(forCategory.getByRole('link', { name: /去使用/ }).getAttribute('href')).toMatch(/^\/goods_cate\?cid=\d+$/);
    const forParts = await ticket(/^常用颗粒/);
    await shopper.user.click(await forParts.findByRole('button', { name: /去使用/ }));
    const links = within(forParts.getByRole('list')).getAllByRole('link');
    expect(links).toHaveLength(12);
    expect(links[0]?.getAttribute('href')).toBe('/goods_detail/1');
  });

  test('loads many coupons page by page', async () => {
    const shopper = await visit('/user/myCoupon', { scenarios: [{ name: 'a shopper has many coupons' }] });
    expect(await screen.findByText('先显示 20 张')).toBeVisible();
    await shopper.user.click(await screen.findByRole('button', { name: '查看更多' }));
    expect(await screen.findByText('先显示 40 张')).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '查看更多' }));
    expect(await screen.findByText('共 48 张')).toBeVisible();
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull();
  });

  test('without a coupon leads to the coupon centre', async () => {
    const shopper = await visit('/user/myCoupon', { scenarios: [{ name: 'the shopper has no coupons' }] });
    await shopper.user.click(await screen.findByRole('link', { name: '去领券' }));
    await waitForPath(shopper, '/user/userCoupon');
    expect(await screen.findByRole('heading', { level: 1, name: '领券中心' })).toBeVisible();
  });

  test('shows the coupons even when the names of their goods fail, and retries when they fail themselves', async () => {
    const goods = await visit('/user/myCoupon', {
      scenarios: [
        { name: 'coupons of every kind' },
        { name: 'the shop is down', params: { call: 'products' } },
        { name: 'the shop is down', params: { call: 'category' } },
      ],
    });
    expect((await ticket(/^基础砖/)).getByText('指定类别可用')).toBeVisible();
    goods.shop.faults.push({ kind: 'down', call: 'heldCoupons' });
    await goods.user.click(screen.getByRole('link', { name: '已用或过期' }));
    const retry = await screen.findByRole('button', { name: '重试' });
    goods.shop.faults.length = 0;
    await goods.user.click(retry);
    expect(await screen.findByText('已使用')).toBeVisible();
  });

  test('is for shoppers: a visitor signs in and comes back to the view', async () => {
    const visitor = await visit('/user/myCoupon?state=over');
    await waitForPath(visitor, '/login');
    await signIn(visitor);
    await waitForPath(visitor, '/user/myCoupon');
    expect(visitor.address()).toBe('/user/myCoupon?state=over');
    expect(await screen.findByText('暂无已用或过期的优惠券')).toBeVisible();
  });
});

describe('the coupon centre', () => {
  test('receives a coupon, which is then in the wallet, and the number of coupons is read again', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    const users = () => shopper.timesSent('GET /user') + shopper.timesSent('GET /auth/user');
    const first = await ticket(/^满 49 减 3$/);
    const before = users();
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByText('已领取')).toBeVisible();
    expect(first.getByRole('link', { name: /去使用/ })).toBeVisible();
    await waitFor(() => expect(users()).toBe(before + 1));
    await shopper.user.click(screen.getByRole('link', { name: '可用' }));
    await screen.findByRole('heading', { level: 1, name: '我的优惠券' });
    expect((await ticket(/^满 49 减 3$/)).getByText('新到')).toBeVisible();
  });

  test('receives several coupons pressed one after the other, each once', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    await screen.findAllByRole('article');
    const answers = Promise.withResolvers<void>();
    replace('couponReceive', async (respond) => {
      await answers.promise;
      return respond();
    });
    const receivable = screen.getAllByRole('button', { name: /^领取/ });
    for (const button of [...receivable, ...receivable]) await shopper.user.click(button);
    for (const button of receivable) expect(button).toHaveAttribute('aria-busy', 'true');
    answers.resolve();
    await waitFor(() => expect(walletOf(shopper)).toHaveLength(3 + receivable.length));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^领取/ })).toHaveLength(0));
    expect(shopper.timesSent(RECEIVE)).toBe(receivable.length);
  });

  test('receives a second one where the shop allows two, and then no more', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    const twice = await ticket(/^基础砖/);
    expect(twice.getByText('剩 2,000 / 2,000 张')).toBeVisible();
    await shopper.user.click(twice.getByRole('button', { name: /领取/ }));
    await waitFor(() => expect(twice.getByText('已领 1 / 2 张')).toBeVisible());
    await shopper.user.click(twice.getByRole('button', { name: /再领一张/ }));
    expect(await twice.findByText('已领取')).toBeVisible();
    expect(twice.queryByRole('button', { name: /领/ })).toBeNull();
    expect(twice.getByText('剩 1,998 / 2,000 张')).toBeVisible();
  });

  test('shows the text of the shop when the coupon was received in another tab, and that it is received', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    const first = await ticket(/^满 49 减 3$/);
    walletOf(shopper).push({ id: '5001', couponId: '901', receivedAt: shopper.shop.clock.now() });
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByRole('alert')).toHaveTextContent('您已领取过该优惠券');
    expect(await first.findByText('已领取')).toBeVisible();
    expect(walletOf(shopper)).toHaveLength(4);
  });

  test('shows the text of the shop when the last one is gone meanwhile, on that coupon only', async () => {
    const message = '来晚了，这张券已被领完';
    const shopper = await visit('/user/userCoupon', {
      scenarios: [...signedIn, { name: 'refused', params: { call: 'couponReceive', message } }],
    });
    const first = await ticket(/^满 49 减 3$/);
    const sent = shopper.timesSent('GET /coupons');
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    await waitFor(() => expect(shopper.timesSent('GET /coupons')).toBe(sent + 1));
  });

  test('says that an outcome is unknown when the request was lost, and it can be sent again', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    const first = await ticket(/^满 49 减 3$/);
    const respond = transport.current;
    replace('couponReceive', loseRequest);
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByRole('alert')).toHaveTextContent('未收到商店的回复');
    transport.current = respond;
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByText('已领取')).toBeVisible();
    expect(first.queryByRole('alert')).toBeNull();
  });

  test('reads from the list that a coupon was received when only the answer was lost', async () => {
    const shopper = await visit('/user/userCoupon', { scenarios: signedIn });
    const first = await ticket(/^满 49 减 3$/);
    replace('couponReceive', loseAnswer);
    await shopper.user.click(first.getByRole('button', { name: /领取/ }));
    expect(await first.findByText('已领取')).toBeVisible();
    await waitFor(() => expect(first.queryByRole('alert')).toBeNull());
    expect(shopper.timesSent(RECEIVE)).toBe(1);
  });

  test('offers members’ coupons to members only', async () => {
    await visit('/user/userCoupon', { scenarios: [{ name: 'a shopper is signed in', params: { account: 'new' } }] });
    const forMembers = await ticket(/^会员满/);
    expect(await forMembers.findByText('会员可领')).toBeVisible();
    expect(forMembers.queryByRole('button', { name: /领取/ })).toBeNull();
  });

  test('without coupons to receive leads on, and retries after a failure', async () => {
    const shopper = await visit('/user/userCoupon', {
      scenarios: [
        ...signedIn,
        { name: 'there are no coupons to receive' },
        { name: 'the shop is down', params: { call: 'couponOffers' } },
      ],
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    shopper.shop.faults.length = 0;
    await shopper.user.click(retry);
    expect(await screen.findByText('暂无可领取的优惠券')).toBeVisible();
  });
});

/** Captured answers by their file. */
const captured = import.meta.glob<object>('../../../../contracts/fixtures/coupon/*.json', {
  eager: true,
  import: 'default',
});
const answerAs = (call: string, generation: '44' | '54') => {
  const [, answer] = Object.entries(captured).find(([file]) => file.endsWith(`/${call}.${generation}.json`)) ?? [];
  if (!answer) throw new Error(`There is no captured answer of ${call}.`);
  replace(call, () => Promise.resolve(Response.json(answer)));
};

describe('on a stock server', () => {
  test('of generation 4.4, which says only whether a coupon was received', async () => {
    await visit('/user/userCoupon', { scenarios: signedIn, arrange: () => answerAs('couponOffers', '44') });
    const [free, taken] = [await ticket(/^满 49 减 3$/), await ticket(/^砖类减 9.9$/)];
    expect(free.getByText('剩 37 / 100 张')).toBeVisible();
    expect(free.getByRole('button', { name: /领取/ })).toBeVisible();
    expect(taken.getByText('已领取')).toBeVisible();
    expect(taken.getByText(/^2026年11月1日/).parentElement).toHaveTextContent('2026年11月1日 至 2026年12月31日 有效');
  });

  test('of generation 5.4, which counts, and sends lists with holes', async () => {
    await visit('/user/userCoupon', { scenarios: signedIn, arrange: () => answerAs('couponOffers', '54') });
    await screen.findAllByRole('article');
    const states = screen.getAllByRole('article').map((article) => within(article).getByRole('status').textContent);
    // The second was received twice, and none is left.
    expect(states).toEqual(['', '已领取']);
    expect(screen.queryByText(/剩/)).toBeNull();
  });

  test.each(['44', '54'] as const)('the wallet of generation %s is shown as sent', async (generation) => {
    await visit('/user/myCoupon', { scenarios: signedIn, arrange: () => answerAs('heldCoupons', generation) });
    await screen.findAllByRole('article');
    expect(titles()).toEqual(
      generation === '44' ? ['满 49 减 3', '砖类减 9.9', '新人券', '满 49 减 3'] : ['满 49 减 3', '满 49 减 3'],
    );
    expect(screen.getByText(generation === '44' ? '已使用' : '已过期')).toBeVisible();
    expect(screen.queryAllByText('适用范围未注明')).toHaveLength(generation === '44' ? 1 : 0);
  });
});
