import { expect, test } from 'vitest';
import { pageFile } from './page-file.ts';

test.each([
  ['/', 'pages/index.html'],
  ['/en', 'pages/en.html'],
  ['/vi/goods_detail/3001.dat', 'pages/vi/goods_detail/3001.dat.html'],
  ['/goods_cate?cid=3', 'pages/goods_cate@cid=3.html'],
  ['/goods_cate?cid=3&sid=4', 'pages/goods_cate@cid=3&sid=4.html'],
])('%s is in %s', (address, file) => expect(pageFile(address)).toBe(file));

test.each([
  '/../secret',
  '/a/../../b',
  '/goods_detail/..',
  '/%2e%2e',
  '/goods_cate?cid=../x',
  '/a//b',
  '/goods_cate?title=2x4',
  'goods_cate',
])('%s has no file', (address) => expect(pageFile(address)).toBeUndefined());
