import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  [' 两\n行\t字 ', '两行字'],
  ['<b>粗</b>体', '粗体'],
  ['a < b', 'a < b'],
  ['我 <3 你', '我'],
  ['&lt;b&gt;x&lt;/b&gt;', 'x'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['a&nbsp;b', 'ab'],
  ['<a title="1>2">链接</a>', '链接'],
  ['结束聊天', '结束聊天'],
  ['', ''],
])('stores %j as %j', (sent, stored) => {
  expect(cleanText(sent)).toBe(stored);
});

test('never leaves a line break or a tag, and does not change plain text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cleanText(text)).not.toMatch(/[\n\r\t]|<\w[^>]*>/);
    }),
  );
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9 ,.!?一-龥]*$/), (text) => cleanText(text) === text.trim()));
});
