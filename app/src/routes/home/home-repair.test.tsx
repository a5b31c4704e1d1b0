// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

test('the home page promises repair by the terms that the server names', async () => {
  await visit('/');
  expect(await screen.findByText(/购买 90 天内免费补一次/)).toBeVisible();
  expect(screen.getByText('一次最多 20 颗')).toBeVisible();
  expect(screen.getByText('客服在 10 个工作日内处理')).toBeVisible();
});

/** Links to the repair service, in the page and in all that surrounds it. */
const repairLinks = () => document.querySelectorAll('a[href*="/country_chose"], a[href*="/user/orderlistbh"]').length;

test.each(['/', '/user?type=0', '/user/shoppingCart', '/goods_cate'])(
  'a first visit of %s on a server without repair neither promises nor links to it at any moment',
  async (address) => {
    const promises: string[] = [];
    const look = () => {
      promises.push(...(document.body.textContent.match(/免费补|90 天|补件服务/g) ?? []));
      if (repairLinks() > 0) promises.push('link');
    };
    const seen = new MutationObserver(look);
    seen.observe(document.body, { childList: true, subtree: true });
    const { timesSent } = await visit(address, {
      scenarios: [{ name: 'a shopper is signed in' }, { name: 'the server is a stock CRMEB 5.4' }],
    });
    await waitFor(() => expect(timesSent('GET /pc/get_company_info')).toBe(1));
    if (address === '/') await waitFor(() => expect(timesSent('GET /supple/regions')).toBe(1));
    await screen.findByRole('contentinfo');
    seen.disconnect();
    expect(promises).toEqual([]);
  },
);

test('a server that names the repair service has it in its navigation before a page of it was asked', async () => {
  const { timesSent } = await visit('/goods_cate');
  const navigation = await screen.findByRole('navigation', { name: '主导航' });
  expect(await within(navigation).findByRole('link', { name: '补件服务' })).toBeVisible();
  expect(timesSent('GET /supple/regions')).toBe(0);
});

test('a server that does not name its features shows them by its answers', async () => {
  await visit('/', { arrange: ({ faults }) => void faults.push({ kind: 'omitted', fields: ['features'] }) });
  expect(await screen.findByText(/购买 90 天内免费补一次/)).toBeVisible();
  expect(repairLinks()).toBeGreaterThan(2);
});
