// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fetchAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);

const href = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector)?.getAttribute('href');
const things = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as { '@type': string; name?: string },
  );

test('a part’s page tells machines its one address, its three languages, what it is and where it stands', async () => {
  const { shop } = await visit('/en/goods_detail/{productId}?colour={uniqueId}&n=40');
  const heading = await screen.findByRole('heading', { level: 1 });
  const id = shop.known.productId ?? '';
  await waitFor(() => expect(href('link[rel="canonical"]')).toBe(`${location.origin}/en/goods_detail/${id}`));
  expect(href('link[hreflang="zh-Hans"]')).toBe(`${location.origin}/goods_detail/${id}`);
  expect(href('link[hreflang="zh-Hant"]')).toBe(`${location.origin}/vi/goods_detail/${id}`);
  expect(href('link[hreflang="x-default"]')).toBe(`${location.origin}/goods_detail/${id}`);
  await waitFor(() => expect(things().map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']));
  expect(things()[0]).toMatchObject({ name: heading.textContent });
  expect(document.title).toBe(`${heading.textContent} · pip parts`);
});

test('a list of one kind says which, and what the page before said is gone', async () => {
  const { user } = await visit('/goods_detail/{productId}');
  await waitFor(() => expect(things()).toHaveLength(2));
  const kind = (await screen.findAllByRole('link')).find((link) =>
    /goods_cate\?cid=\d+$/.test(link.getAttribute('href') ?? ''),
  );
  await user.click(kind as HTMLElement);
  await waitFor(() => expect(things().map((thing) => thing['@type'])).toEqual(['BreadcrumbList']));
  expect(href('link[rel="canonical"]')).toContain('/goods_cate?cid=');
});

test('what is a shopper’s own is kept from search engines', async () => {
  await visit('/user/shoppingCart', { situations: [{ name: 'a shopper with a cart is signed in' }] });
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'),
  );
});
