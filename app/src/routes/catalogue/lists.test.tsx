// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { addRecent, useRecentActivity } from '../../session/recent-activity.store.ts';
import { preloadAllPages, siteHeader, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const cards = async () => (await screen.findAllByRole('article')).length;

test('a shopper sees the real number of parts when the server counts too many', async () => {
  await visit('/goods_search?title=gds-511', { scenarios: [{ name: 'list counts are wrong' }] });
  const shown = await cards();
  expect(shown).toBeLessThan(20);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`有 ${shown} 种颗粒`);
});

test('a shop without facets still shows parts and categories', async () => {
  await visit('/goods_cate', { scenarios: [{ name: 'the shop has no facets' }] });
  expect(await cards()).toBeGreaterThan(3);
  await waitFor(() => expect(document.querySelector('main a[href="/goods_cate?cid=1"]')).not.toBeNull());
  expect(screen.queryByRole('link', { name: /^大红/ })).not.toBeInTheDocument();
});

test('a filter without results is named and removed by one click', async () => {
  const shopper = await visit('/goods_cate?cid=1&from=999998');
  const chip = await waitFor(() => {
    const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === '/goods_cate?cid=1');
    if (!link) throw new Error('Nothing takes the price away.');
    return link;
  });
  await shopper.user.click(chip);
  await waitFor(() => expect(shopper.address()).toBe('/goods_cate?cid=1'));
  expect(await cards()).toBeGreaterThan(3);
});

test.each([
  ['ten thousand characters', 'x'.repeat(10_000)],
  ['emoji', '🧱🧱'],
  ['characters of regular expressions', '.*+?^${}()|[]\\'],
  ['SQL', "'; DROP TABLE parts; --"],
  ['markup', '<img src=x onerror=alert(1)>'],
])('a search for %s finds nothing and offers further links', async (_, text) => {
  await visit(`/goods_search?title=${encodeURIComponent(text)}`);
  expect((await screen.findAllByRole('link', { name: /全部颗粒/ })).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('article').length).toBeLessThan(30);
  expect(document.querySelector('main img[src="x"]')).toBeNull();
});

test('a shopper who types gets suggested parts and goes to one of them', async () => {
  const shopper = await visit('/goods_search?title=3020');
  await cards();
  const box = await within(siteHeader()).findByRole('combobox');
  expect(box).toHaveValue('3020');
  await shopper.user.click(box);
  expect(await screen.findByRole('option', { name: /3020/ })).toBeInTheDocument();
  fireEvent.change(box, { target: { value: '3001' } });
  const [first] = await screen.findAllByRole('option', { name: /3001.*基础砖 2×4|基础砖 2×4.*3001/ });
  await shopper.user.click(first as HTMLElement);
  await waitFor(() => expect(shopper.address()).toMatch(/^\/goods_detail\/\d+/));
  expect(box).toHaveValue('');
});

test('hot parts have their own URL with links to the other lists', async () => {
  const shopper = await visit('/goods_hot');
  expect(await cards()).toBeGreaterThan(3);
  await shopper.user.click(within(screen.getByRole('main')).getByRole('link', { name: /^新/ }));
  await waitForPath(shopper, '/goods_list');
  expect(shopper.address()).toBe('/goods_list?type=3');
});

test('recent searches stay for a visitor and are cleared at sign-out', async () => {
  const arrange = () => addRecent('searches', '2x4 red');
  await visit('/', { arrange });
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(useRecentActivity.getState().searches).toEqual(['2x4 red']);
  const shopper = await visit('/', { scenarios: [{ name: 'a shopper is signed in' }], arrange });
  await shopper.user.click(await screen.findByRole('button', { name: '退出' }));
  await waitFor(() => expect(useRecentActivity.getState().searches).toEqual([]));
});
