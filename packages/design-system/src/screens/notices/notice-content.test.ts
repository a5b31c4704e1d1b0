// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, isHtml } from './notice-content.ts';

test('takes comparisons and arrows for plain text, tags and character references for HTML', () => {
  for (const text of ['价格 < 5 元', 'a <- b', '1 < 2 > 0', 'R&D', '满 49 减 3']) expect(isHtml(text)).toBe(false);
  for (const text of ['<p>春节</p>', '第一行<br>第二行', '&nbsp;缩进', '<img src=x onerror=alert(1)>'])
    expect(isHtml(text)).toBe(true);
});

test('is one line of the text, without tags and scripts', () => {
  expect(excerptOf('第一行\n\n  第二行 ')).toBe('第一行 第二行');
  expect(excerptOf('<p>照常<b>接单</b></p><ul><li>节前</li><li>节后</li></ul>')).toBe('照常接单 节前 节后');
  expect(excerptOf('<p>好</p><script>alert(1)</script><style>p{}</style>')).toBe('好');
});

test('never has a line break, whatever the server sends', () => {
  fc.assert(fc.property(fc.string(), (content) => !/[\r\n]/.test(excerptOf(content))));
});
