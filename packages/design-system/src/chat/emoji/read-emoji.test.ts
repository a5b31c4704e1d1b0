import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMOJI_DRAWINGS } from './emoji-drawings.ts';
import { EMOJI, emojiCode } from './emoji-names.ts';
import { readEmoji } from './read-emoji.ts';

const piece = fc.oneof(
  fc.constantFrom(...EMOJI.map(emojiCode)),
  fc.constantFrom('[', ']', '[em-', '[em-tlj-', 'em-tlj-7]', '[em-tlj-59]', '[em-tlj-0]', '[em-tlj-07]', '[em-foo]'),
  fc.string(),
);

test('has 58 emoji, each with its own drawing', () => {
  expect(EMOJI).toHaveLength(58);
  expect(EMOJI_DRAWINGS).toHaveLength(58);
  expect(new Set(EMOJI_DRAWINGS.map((pieces) => pieces.join())).size).toBe(58);
});

test('reads emoji between texts', () => {
  expect(readEmoji('好的[em-tlj-1][em-tlj-58]谢谢')).toEqual([
    { text: '好的' },
    { emoji: 'em-tlj-1' },
    { emoji: 'em-tlj-58' },
    { text: '谢谢' },
  ]);
});

test.each([
  '[em-foo]',
  '[em-tlj-59]',
  '[em-tlj-0]',
  '[em-tlj-07]',
  '[EM-TLJ-7]',
  '[em-tlj-7',
  '[ em-tlj-7]',
  '[em-tlj-１]',
])('leaves %s unchanged', (text) => {
  expect(readEmoji(text)).toEqual([{ text }]);
});

test('finds the emoji in nested brackets', () => {
  expect(readEmoji('[[em-tlj-2]]')).toEqual([{ text: '[' }, { emoji: 'em-tlj-2' }, { text: ']' }]);
});

test('joins the pieces to the original message', () => {
  fc.assert(
    fc.property(fc.array(piece), (parts) => {
      const text = parts.join('');
      const read = readEmoji(text);
      expect(read.map((one) => ('text' in one ? one.text : emojiCode(one.emoji))).join('')).toBe(text);
      expect(
        read.every(
          (one, index) => !('text' in one) || (one.text !== '' && !('text' in (read[index + 1] ?? { emoji: '' }))),
        ),
      ).toBe(true);
    }),
  );
});

test('reads 50 KB of opening brackets as one piece of text', () => {
  const text = '[em-'.repeat(12_500);
  expect(readEmoji(text)).toEqual([{ text }]);
});
