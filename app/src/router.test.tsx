// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visit } from './stand-in/test-visit.tsx';

const { documentElement } = document;
let set = 0;
const changes = new MutationObserver(({ length }) => (set += length));
beforeEach(() => {
  documentElement.lang = 'zh-Hans';
  set = 0;
  changes.observe(documentElement, { attributeFilter: ['lang'] });
});
afterEach(() => changes.disconnect());

test('a document that is in the language of its page is not styled again when the app starts', async () => {
  await visit('/goods_cate');
  await screen.findByRole('banner');
  expect(set).toBe(0);
});

test('the document says which language a page in another language has', async () => {
  await visit('/en/goods_cate');
  await screen.findByRole('banner');
  expect(documentElement.lang).toBe('en');
  expect(set).toBe(1);
});
