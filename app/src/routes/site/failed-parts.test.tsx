// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
// The lower part of the product page, which is loaded when it comes into view.
beforeAll(() => import('@shop/design-system/screens/catalogue/ProductMore/ProductMore'));

const inStock = { name: 'a shopper is signed in and a part is in stock' } as const;
/** A visitor. */
const flashSale = { name: 'a flash sale is nearly sold out' } as const;
const product = '/goods_detail/{productId}';
type Part = { at: string; call: string; state: AppliedScenario; says: RegExp };
/** Parts of pages that work without them, each with the call that loads it. */
const PARTS: readonly Part[] = [
  { at: '/goods_cate', call: 'productFacets', state: inStock, says: /筛选条件加载失败/ },
  { at: '/goods_search?title=plate', call: 'productFacets', state: inStock, says: /筛选条件加载失败/ },
  { at: product, call: 'partFamily', state: inStock, says: /同系列的其他尺寸加载失败/ },
  { at: product, call: 'couponOffers', state: inStock, says: /优惠券加载失败/ },
  { at: product, call: 'reviewCounts', state: inStock, says: /评价数和好评率加载失败/ },
  { at: product, call: 'phoneBuying', state: inStock, says: /手机购买的二维码加载失败/ },
  {
    at: '/user/orderList',
    call: 'orderCounts',
    state: { name: 'orders of every kind' },
    says: /各状态的订单数加载失败/,
  },
  { at: '/user?type=0', call: 'orderCounts', state: { name: 'orders of every kind' }, says: /各状态的订单数加载失败/ },
  {
    at: '/goods_seckill_detail?id={flashSaleId}',
    call: 'goodProducts',
    state: flashSale,
    says: /搭配推荐加载失败/,
  },
  {
    at: '/order_confirm?new=0&cartId={cart}',
    call: 'couponOffers',
    state: { name: 'a coupon can be used for the cart' },
    says: /可领取的优惠券加载失败/,
  },
  {
    at: '/user/balance',
    call: 'balanceTotals',
    state: { name: 'many balance records' },
    says: /累计充值和消费加载失败/,
  },
  { at: '/login', call: 'userAgreement', state: flashSale, says: /用户协议和隐私政策加载失败/ },
  { at: '/AppChat', call: 'chatNotice', state: inStock, says: /公告加载失败/ },
];

describe.each(PARTS)('$call of $at', ({ at, call, state, says }) => {
  test('says in its place that it failed, in the words of the server, and can be loaded again', async () => {
    const message = '系统繁忙，请稍后';
    const shopper = await visit(at, { scenarios: [state, { name: 'refused', params: { call, message } }] });
    const part = (await screen.findByText(says)).closest('[role="status"]') as HTMLElement;
    expect(part).toHaveTextContent(message);
    shopper.shop.faults = [];
    await shopper.user.click(part.querySelector('button') as HTMLElement);
    await waitFor(() => expect(screen.queryByText(says)).toBeNull());
  });
});

/** Parts that a server may not offer at all, with the path of their call below the API. */
const OPTIONAL = [
  ['/goods_cate', 'productFacets', 'GET /parts/facets'],
  [product, 'partFamily', 'GET /parts/family/'],
  [product, 'couponOffers', 'GET /coupons'],
  [product, 'phoneBuying', 'GET /pc/get_product_phone_buy'],
] as const;

test.each(OPTIONAL)('on %s nothing is said about %s of a server that does not have it', async (at, call, request) => {
  const shopper = await visit(at, {
    scenarios: [inStock],
    arrange: (shop) => shop.faults.push({ kind: 'unknown', call }),
  });
  await waitFor(() => expect(shopper.sent.some(({ name }) => name.startsWith(request))).toBe(true));
  expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('status', { name: '加载中…' })).toEqual([]));
  expect(screen.queryByText(/没有取到/)).toBeNull();
});

test('a sign-in page that does not know whether codes are sent says so, and asks again', async () => {
  const shopper = await visit('/login', {
    scenarios: [{ name: 'the shop is down', params: { call: 'verifyCodeKey' } }],
  });
  expect(await screen.findByText(/其他登录方式加载失败/)).toBeVisible();
  shopper.shop.faults = [];
  await shopper.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '短信登录' })).toBeVisible();
  expect(screen.queryByText(/其他登录方式加载失败/)).toBeNull();
});
