import { expect, test } from 'vitest';
import type { RenderedPage } from '../../app/src/prerender/render-page.tsx';
import { inertJson, writeDocument } from './write-document.ts';

const TEMPLATE = `<!doctype html>
<html lang="zh-Hans">
  <head>
    <meta name="description" content="usual" />
    <script src="/theme.js"></script>
    <title>usual</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript
      >JavaScript</noscript
    >
  </body>
</html>`;
const HOSTILE = '</script><script>alert(1)</script> "quoted" & <b>$&</b>';
const FILES = { styles: ['/assets/parts-1.css'], scripts: ['/assets/index-1.js', '/assets/parts-1.js'] };

const page = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  language: 'en',
  status: 200,
  isComplete: true,
  html: '<main><h1>Bricks<!-- --> &amp; plates</h1></main>',
  head: {
    canonical: 'https://shop.example/en/goods_cate?cid=1&page=2',
    alternates: { en: 'https://shop.example/en/goods_cate', 'x-default': 'https://shop.example/goods_cate' },
    robots: undefined,
    description: 'Bricks',
    product: undefined,
    breadcrumbs: [],
  },
  jsonLd: [],
  shopName: 'pip',
  asOf: '',
  state: { address: '/en/goods_cate', renderedAt: 0, isForReader: false, areas: ['core'], answers: [] },
  ...changes,
});

test('a document has its language, title, description, canonical address, alternates and content', () => {
  const html = writeDocument(TEMPLATE, page(), FILES);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Bricks &amp; plates · pip</title>');
  expect(html).toContain('<meta name="description" content="Bricks" />');
  expect(html).toContain('rel="canonical" href="https://shop.example/en/goods_cate?cid=1&amp;page=2"');
  expect(html).toContain('rel="alternate" hreflang="x-default" href="https://shop.example/goods_cate"');
  expect(html).toContain('<div id="root"><main><h1>Bricks');
});

test('a document that stands for any address, or does not know its own, names none', () => {
  const { head } = page();
  for (const changes of [{ status: 404 }, { status: 400 }, { head: { ...head, canonical: '' } }] as const)
    expect(writeDocument(TEMPLATE, page(changes), FILES)).not.toMatch(/rel="(?:canonical|alternate)"/);
});

test('the first page has the name of the shop as its title, as the app writes it', () => {
  const state = { ...page().state, address: '/en' };
  expect(writeDocument(TEMPLATE, page({ state }), FILES)).toContain('<title>pip</title>');
});

test('a document fetches the style sheets of its page, and the app only by the script that waits for the first paint', () => {
  const html = writeDocument(TEMPLATE, page(), FILES);
  expect(html.match(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)).toHaveLength(2);
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).toContain('<script src="/early.js" data-scripts="/assets/index-1.js /assets/parts-1.js"></script>');
});

test('the script before the app does not wait for the style sheets, and so neither does the content', () => {
  const html = writeDocument(TEMPLATE, page(), FILES);
  expect(html.indexOf('/early.js')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a document is painted once all of it is there: the first paint waits for its last element', () => {
  const html = writeDocument(TEMPLATE, page({ asOf: 'as of <time>14:05</time>' }), FILES);
  const [, last] = /<link rel="expect" blocking="render" href="#([^"]*)"/.exec(html) ?? [];
  expect(html.indexOf(`id="${last}"`)).toBeGreaterThan(html.indexOf('class="as-of"'));
});

test('only the home page without prefix says in which languages it may open instead', () => {
  const at = (address: string) => writeDocument(TEMPLATE, page({ state: { ...page().state, address } }), FILES);
  expect(at('/?from=mail')).toContain(' data-prefixes="/vi /en"></script>');
  for (const address of ['/vi', '/en?from=mail', '/goods_cate']) expect(at(address)).not.toContain('data-prefixes');
});

test('no text of a server ends an element or starts a script', () => {
  const head = { ...page().head, description: HOSTILE, robots: HOSTILE, canonical: HOSTILE };
  const state = { ...page().state, address: HOSTILE };
  const html = writeDocument(TEMPLATE, page({ head, state, shopName: HOSTILE, jsonLd: [{ name: HOSTILE }] }), FILES);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b>');
  expect(html.match(/<script/g)).toHaveLength(4);
});

test('what the app reads back is what was written', () => {
  const value = { text: HOSTILE, line: '\u2028', nothing: null };
  expect(inertJson(value)).not.toContain('<');
  expect(JSON.parse(inertJson(value))).toEqual(value);
});

test('patterns of replacements in the content are content', () => {
  const html = writeDocument(TEMPLATE, page({ html: '<p>$1 $& $` $$</p>' }), FILES);
  expect(html).toContain('<p>$1 $& $` $$</p>');
});

test('prices and stock are marked as of a moment, and nothing is where there are none', () => {
  expect(writeDocument(TEMPLATE, page({ asOf: 'as of <time>14:05</time>' }), FILES)).toContain(
    '<p id="as-of" class="as-of">as of <time>14:05</time></p>',
  );
  expect(writeDocument(TEMPLATE, page(), FILES)).not.toContain('id="as-of"');
});
