// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const href = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector)?.getAttribute('href');
const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as { '@type': string; name?: string },
  );

test('a product page has a canonical URL, alternate languages and structured data', async () => {
  const { shop } = await visit('/en/goods_detail/{productId}?colour={uniqueId}&n=40');
  const heading = await screen.findByRole('heading', { level: 1 });
  const id = shop.known.productId ?? '';
  await waitFor(() => expect(href('link[rel="canonical"]')).toBe(`${location.origin}/en/goods_detail/${id}`));
  expect(href('link[hreflang="zh-Hans"]')).toBe(`${location.origin}/goods_detail/${id}`);
  expect(href('link[hreflang="zh-Hant"]')).toBe(`${location.origin}/vi/goods_detail/${id}`);
  expect(href('link[hreflang="x-default"]')).toBe(`${location.origin}/goods_detail/${id}`);
  await waitFor(() => expect(structuredData().map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList']));
  expect(structuredData()[0]).toMatchObject({ name: heading.textContent });
  expect(document.title).toBe(`${heading.textContent} · pip parts`);
});

test('an ordinary product is described by the server’s words, not by its variants as colours and single pieces', async () => {
  await visit('/goods_detail/{productId}', { scenarios: [{ name: 'the server is a stock CRMEB 5.4' }] });
  const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  await waitFor(() => expect(description()).toMatch(/^共 \d+ 种颜色$/));
  expect(await screen.findByText(description())).toBeVisible();
});

test('a category list has its own head, and the head of the previous page is removed', async () => {
  const { user } = await visit('/goods_detail/{productId}');
  const isKind = (link: HTMLElement) => /goods_cate\?cid=\d+$/.test(link.getAttribute('href') ?? '');
  await waitFor(() => expect(screen.getAllByRole('link').filter(isKind)).not.toEqual([]));
  await waitFor(() => expect(structuredData()).toHaveLength(2));
  await user.click(screen.getAllByRole('link').find(isKind) as HTMLElement);
  await waitFor(() => expect(structuredData().map((item) => item['@type'])).toEqual(['BreadcrumbList']));
  expect(href('link[rel="canonical"]')).toContain('/goods_cate?cid=');
});

test('pages of a shopper’s account are not indexed by search engines', async () => {
  await visit('/user/shoppingCart', { scenarios: [{ name: 'a shopper with a cart is signed in' }] });
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'),
  );
});
