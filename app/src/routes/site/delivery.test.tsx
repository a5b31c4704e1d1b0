// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const WITH_CART: AppliedScenario = { name: 'the cart is just below free delivery' };
const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;
const PAGES = [
  { page: 'the home page', at: paths.home },
  { page: 'a product', at: '/goods_detail/1' },
  { page: 'the cart', at: paths.cart },
  { page: 'the address book', at: paths.addresses },
  { page: 'the list of goods', at: paths.parts },
  { page: 'flash sales', at: paths.flashSale },
  { page: 'presales', at: paths.presale },
  { page: 'coupons to get', at: paths.couponCentre },
  { page: 'the upload of lists', at: paths.upload },
];
/** What every footer says of delivery, by the prefix of its language. */
const FOOTERS = [
  ['', '快递由仓库指定，不能自选。'],
  ['/vi', '快遞由倉庫指定，無法自選。'],
  ['/en', 'We choose the carrier.'],
] as const;
/** Any promise about delivery, in each language; an amount alone may be the one from which a coupon counts. */
const PROMISE = /免运|免運|包邮|运费 [\d¥]|偏远|偏遠|free delivery|delivery costs|remote area|[49]9 元/i;

describe.each(SERVERS)('%s', (server) => {
  test.each(PAGES)('promises nothing about delivery on $page', async ({ at }) => {
    await visit(at, { scenarios: [WITH_CART, { name: server }] });
    expect(await screen.findByText('快递由仓库指定，不能自选。')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(PROMISE);
  });

  test.each(FOOTERS)('promises nothing in the language at %s/', async (prefix, footer) => {
    for (const at of [paths.home, '/goods_detail/1', paths.cart]) {
      await visit(prefix + at, { scenarios: [WITH_CART, { name: server }] });
      expect((await screen.findAllByText(footer))[0]).toBeVisible();
      expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(PROMISE);
      cleanup();
    }
  });

  test('leaves the postage to the confirmation, which shows what the server computed', async () => {
    const { user } = await visit(paths.cart, { scenarios: [WITH_CART, { name: server }] });
    expect(await screen.findByText('下一步按地址计算')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '去结算' }));
    const card = (await screen.findByRole('button', { name: '提交订单' })).closest('aside');
    // 113 pieces: the first 50 for ¥8, and each further 100 for ¥2.
    await waitFor(() => expect(card).toHaveTextContent('运费¥10.00'));
    expect(document.body).not.toHaveTextContent(PROMISE);
  });
});

test('shows the terms that the server sends, without a request of their own', async () => {
  const { sent } = await visit(paths.home);
  expect(await screen.findByText('满 49 元免运费，偏远地区满 99 元')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('满 ¥49.00')).toBeVisible();
  expect(main.getByText('¥10.00')).toBeVisible();
  expect(sent.filter(({ name }) => name === 'GET /pc/get_company_info')).toHaveLength(1);
  expect(sent.filter(({ name }) => /config|delivery|postage/.test(name))).toEqual([]);
});
