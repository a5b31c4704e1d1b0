import { expect, test } from 'vitest';
import { robotsText, sitemapFiles } from './sitemap.ts';

const ORIGIN = 'https://shop.example';

test('a page is listed in three languages, each with its addresses in all', () => {
  const [file, ...others] = sitemapFiles(['/', '/goods_cate?cid=1&sid=2'], ORIGIN);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sitemap.xml');
  expect(file?.xml.match(/<url>/g)).toHaveLength(6);
  expect(file?.xml).toContain('<loc>https://shop.example/vi/goods_cate?cid=1&amp;sid=2</loc>');
  expect(file?.xml).toContain('hreflang="zh-Hant" href="https://shop.example/vi"');
  expect(file?.xml).toContain('hreflang="x-default" href="https://shop.example/"');
});

test('more addresses than a file may have are in several, which an index names', () => {
  const paths = Array.from({ length: 7 }, (_, at) => `/goods_detail/${at}`);
  const files = [...sitemapFiles(paths, ORIGIN, 9)];
  expect(files.map(({ name }) => name)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
  expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([9, 9, 3, undefined]);
  expect(files.at(-1)?.xml.match(/<loc>[^<]*/g)).toEqual(
    [1, 2, 3].map((at) => `<loc>https://shop.example/sitemap-${at}.xml`),
  );
});

test('no file has more than 50,000 addresses', () => {
  const files = [
    ...sitemapFiles(
      (function* many() {
        for (let at = 0; at < 17_000; at += 1) yield `/goods_detail/${at}`;
      })(),
      ORIGIN,
    ),
  ];
  expect(files.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([49_998, 1002, undefined]);
});

test('robots.txt names the sitemap', () => {
  expect(robotsText(ORIGIN)).toContain('Sitemap: https://shop.example/sitemap.xml');
});
