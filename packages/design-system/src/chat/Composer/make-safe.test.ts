import { cleanText } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSafe } from './make-safe.ts';

/** What a reader sees: full-width and plain signs count as the same, white space and the strokes between lines do not count. */
const seen = (text: string) => text.normalize('NFKC').replaceAll(/[\s/]/g, '');

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
])('rewrites %j as %j', (text, safe) => {
  expect(makeSafe(text, cleanText)).toBe(safe);
});

test('makes any text arrive as it stands, with all that could be seen', () => {
  fc.assert(
    fc.property(risky, (text) => {
      const safe = makeSafe(text, cleanText);
      expect(cleanText(safe)).toBe(safe);
      expect(seen(safe)).toBe(seen(text));
    }),
    { numRuns: 2000 },
  );
});

test('leaves a text alone that arrives as it stands', () => {
  fc.assert(
    fc.property(risky, (text) => {
      const kept = cleanText(text);
      fc.pre(cleanText(kept) === kept);
      expect(makeSafe(kept, cleanText)).toBe(kept);
    }),
  );
});

test.each(['&0;', '&A;', '3 < 5'])('has nothing to mend in %j', (text) => {
  expect(makeSafe(text, cleanText)).toBe(text);
});

test('gives up every sign of markup where the server is stricter', () => {
  expect(makeSafe('3 < 5 > 2 & A&B', (text) => text.replaceAll(/[<>&]/g, ''))).toBe('3 ＜ 5 ＞ 2 ＆ A＆B');
});
