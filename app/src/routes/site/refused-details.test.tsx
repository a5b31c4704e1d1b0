// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

/** Refusals of standard servers, by file. */
const captured = import.meta.glob<{ status: number; msg: string }>('../../../../contracts/fixtures/refusals/*.json', {
  eager: true,
  import: 'default',
});
function refusalOf(name: string): { status: number; message: string } {
  const sent = captured[`../../../../contracts/fixtures/refusals/${name}.json`];
  if (!sent) throw new Error(`There is no captured refusal ${name}.`);
  return { status: sent.status, message: sent.msg };
}

const signedIn = { name: 'a shopper is signed in' } as const;
type Detail = { at: string; call: string; state: AppliedScenario; list: string };
/** Every page of one thing, with the call that loads it and the list it belongs to. */
const DETAILS: readonly Detail[] = [
  { at: '/goods_detail/{productId}', call: 'productDetail', state: signedIn, list: '/goods_cate' },
  {
    at: '/goods_seckill_detail?id={flashSaleId}',
    call: 'flashDetail',
    state: { name: 'a flash sale is nearly sold out' },
    list: '/goods_seckill',
  },
  {
    at: '/goods_presell_detail?id={productId}',
    call: 'productDetail',
    state: { name: 'a presale is running' },
    list: '/goods_presell',
  },
  ...[
    '/user/order_detail',
    '/order_detail',
    '/logistics',
    '/evaluation',
    '/refund',
    '/payment',
    '/wxPay',
    '/alipay',
  ].map((path) => ({
    at: `${path}?orderId={orderNumber}`,
    call: 'orderDetail',
    state: { name: 'an order is received' } as const,
    list: '/user/orderList',
  })),
  {
    at: '/user/refund?refundId={refundNumber}',
    call: 'refundDetail',
    state: { name: 'a refund waits for the parcel' },
    list: '/user/refund',
  },
  ...['/user/order_detailbh', '/logisticsbh', '/paymenbh'].map((path) => ({
    at: `${path}?orderId=bx1`,
    call: 'repairDetail',
    state: signedIn,
    list: '/user/orderlistbh',
  })),
  {
    at: '/supple/detail?set=801208',
    call: 'repairInventory',
    state: { name: 'the shop repairs sets' },
    list: '/supple/select',
  },
  { at: '/user/messageCenter?id=404', call: 'noticeDetail', state: signedIn, list: '/user/messageCenter' },
];
const REFUSALS = [
  [400, '很抱歉!系统开小差了'],
  [402, '请输入图片验证码'],
  [500, '数据获取失败'],
] as const;
const main = () => within(screen.getByRole('main'));

describe.each(DETAILS)('the page $at that the server refuses to show', ({ at, call, state, list }) => {
  test.each(REFUSALS)(
    'shows the message (%i), a way back and an agent, and can be tried again',
    async (status, message) => {
      const shopper = await visit(at, { scenarios: [state, { name: 'refused', params: { call, status, message } }] });
      expect(await screen.findByText(message)).toBeVisible();
      expect(main().getByRole('link', { name: '返回列表' })).toHaveAttribute('href', expect.stringContaining(list));
      expect(main().getByRole('link', { name: '问客服' })).toHaveAttribute('href', '/AppChat');
      expect(main().queryByText(/已不存在|找不到|没有这/)).toBeNull();
      shopper.shop.faults = [];
      await shopper.user.click(main().getByRole('button', { name: '重试' }));
      await waitFor(() => expect(main().queryByText(message)).toBeNull());
    },
  );
});

describe.each([
  ['/goods_detail/{productId}', 'productDetail', 'product-gone.44', '这件颗粒已不存在'],
  ['/goods_detail/{productId}', 'productDetail', 'product-gone.54', '这件颗粒已不存在'],
  ['/user/order_detail?orderId={orderNumber}', 'orderDetail', 'order-gone.54', '找不到这笔订单'],
])('%s', (at, call, refusal, title) => {
  test(`is gone when the server says so (${refusal})`, async () => {
    const { status, message } = refusalOf(refusal);
    await visit(at, {
      scenarios: [{ name: 'an order is received' }, { name: 'refused', params: { call, status, message } }],
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(main().queryByRole('button', { name: '重试' })).toBeNull();
  });
});

describe.each(['closed.44', 'closed.54'])('a shop that its owner has closed (%s)', (refusal) => {
  const { status, message } = refusalOf(refusal);
  const closed = { name: 'the shop is closed', params: { status, message } } as const;

  test.each(['/', '/goods_cate', '/goods_detail/{productId}', '/user', '/user/orderList'])(
    'says so in place of %s, in the words of the server, and opens it once it can',
    async (at) => {
      const shopper = await visit(at, { scenarios: [signedIn, closed] });
      expect(await screen.findByRole('heading', { name: '商店暂时关闭' })).toBeVisible();
      expect(screen.getByText(message)).toBeVisible();
      await shopper.user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-busy'));
      expect(screen.getByRole('heading', { name: '商店暂时关闭' })).toBeVisible();
      shopper.shop.faults = [];
      await shopper.user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByRole('heading', { name: '商店暂时关闭' })).toBeNull());
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('keeps what is typed on a page, and shows it again', async () => {
    const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}', {
      scenarios: [{ name: 'a shopper is signed in and a part is in stock' }],
    });
    const quantity = await screen.findByLabelText('数量');
    await shopper.user.clear(quantity);
    await shopper.user.type(quantity, '3');
    shopper.shop.faults = [{ kind: 'refused', status, message }];
    await shopper.user.click(screen.getAllByRole('button', { name: /加入购物车/ })[0] as HTMLElement);
    await shopper.user.click(await screen.findByRole('button', { name: '重试' }));
    shopper.shop.faults = [];
    await shopper.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByLabelText('数量')).toHaveValue('3');
  });
});

test.each([
  '/goods_seckill_detail',
  '/goods_seckill_detail?id=',
  '/goods_presell_detail',
  '/goods_presell_detail?id=%20',
])('the address %s without an id shows the not-found page and asks the server for nothing', async (at) => {
  const shopper = await visit(at);
  expect(await screen.findByRole('heading', { level: 1, name: '抱歉，找不到这个页面' })).toBeVisible();
  expect(shopper.sent.filter(({ name }) => /detail/.test(name))).toEqual([]);
});
