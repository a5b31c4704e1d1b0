import { cleanText } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText } from './escape-text.ts';

/**
 * The visible characters: full-width and plain ones count as the same; white space and the slashes between lines do
 * not count.
 */
const visible = (text: string) => text.normalize('NFKC').replaceAll(/[\s/]/g, '');

const risky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '&',
        '&lt;',
        '&#39;',
        '&nbsp;',
        '&amp;nbsp;',
        '\n',
        '\r\n',
        '\t',
        ' ',
        '"',
        "'",
        '3',
        '砖',
        '[em-tlj-7]',
        '/',
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

test.each([
  ['我 <3 砖', '我 ＜3 砖'],
  ['3 < 5', '3 < 5'],
  ['第一行\n第二行', '第一行 / 第二行'],
  ['一\r\n\r\n  二\n', '一 / 二'],
  ['砖\t3001', '砖 3001'],
  ['写成 &lt; 和 &nbsp;', '写成 ＆lt; 和 ＆nbsp;'],
  ['A&B', 'A&B'],
  ['<b>粗</b>[em-tlj-7]', '＜b>粗＜/b>[em-tlj-7]'],
])('rewrites %j as %j', (text, escaped) => {
  expect(escapeText(text, cleanText)).toBe(escaped);
});

test('makes every text survive storage, with all visible characters', () => {
  fc.assert(
    fc.property(risky, (text) => {
      const escaped = escapeText(text, cleanText);
      expect(cleanText(escaped)).toBe(escaped);
      expect(visible(escaped)).toBe(visible(text));
    }),
    { numRuns: 2000 },
  );
});

test('does not change a text that is stored unchanged', () => {
  fc.assert(
    fc.property(risky, (text) => {
      const stored = cleanText(text);
      fc.pre(cleanText(stored) === stored);
      expect(escapeText(stored, cleanText)).toBe(stored);
    }),
  );
});

test.each(['&0;', '&A;', '3 < 5'])('does not change %j', (text) => {
  expect(escapeText(text, cleanText)).toBe(text);
});

test('replaces all markup characters for a stricter server', () => {
  expect(escapeText('3 < 5 > 2 & A&B', (text) => text.replaceAll(/[<>&]/g, ''))).toBe('3 ＜ 5 ＞ 2 ＆ A＆B');
});
