import { cleanText } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findIn, isPlain, isSame } from './match.ts';
import { message, outgoing, ownMessage } from './test-world/messages.ts';

const nobody = () => false;

test.each([
  ['两\n行', '两行'],
  [' 好的 ', '好的'],
  ['<b>粗</b>', '粗'],
  ['a &amp; b', 'a & b'],
])('knows %j again in what the server keeps: %j', (sent, kept) => {
  expect(isSame(outgoing(sent), ownMessage(1, kept))).toBe(true);
});

test('knows every text again that was kept as the servers do', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => isSame(outgoing(text), ownMessage(1, cleanText(text)))),
  );
});

test('does not take a card for a text that reads the same', () => {
  expect(isSame(outgoing('3001'), { ...ownMessage(1, '3001'), kind: 'product' })).toBe(false);
});

test('finds the oldest record that nobody else was credited with', () => {
  const records = [ownMessage(12, 'ok'), ownMessage(10, 'ok'), ownMessage(11, '好的')];
  expect(findIn(records, outgoing('ok'), nobody, true)).toMatchObject({ id: '10' });
  expect(findIn(records, outgoing('ok'), (id) => id === '10', true)).toMatchObject({ id: '12' });
});

test('never looks behind the last message that was known when it was sent, nor at others’ messages', () => {
  const entry = outgoing('ok', { firstSent: { afterId: '10', at: 0 } });
  expect(findIn([ownMessage(9, 'ok'), ownMessage(10, 'ok'), message(11, 'ok')], entry, nobody, true)).toBe('absent');
  expect(
    findIn(
      [ownMessage('9007199254740993', 'ok')],
      outgoing('ok', { firstSent: { afterId: '9007199254740992', at: 0 } }),
      nobody,
      true,
    ),
  ).toMatchObject({ id: '9007199254740993' });
});

test('takes no record from before it was sent, but allows for clocks of whole seconds', () => {
  const sentAt = (ms: number) => [{ ...ownMessage(11, 'ok'), sentAt: ms }];
  const entry = outgoing('ok', { firstSent: { afterId: '0', at: 100_000 } });
  expect(findIn(sentAt(98_000), entry, nobody, true)).toMatchObject({ id: '11' });
  expect(findIn(sentAt(97_999), entry, nobody, true)).toBe('absent');
});

test('is sure that a plain text is missing, and not of one that a server may keep in another form', () => {
  const others = [ownMessage(11, 'something else')];
  expect(findIn(others, outgoing('ok'), nobody, true)).toBe('absent');
  expect(findIn(others, outgoing('a <b> c'), nobody, true)).toBe('unclear');
  expect(findIn(others, outgoing('ok'), nobody, false)).toBe('unclear');
  expect(findIn([], outgoing('a <b> c'), nobody, false)).toBe('absent');
});

test.each(['a < b', 'Tom & Jerry', 'line\nbreak', 'thumbs 👍', 'wide　blank', 'no\u00a0break'])(
  'takes %j for a text whose form is not certain',
  (text) => {
    expect(isPlain(text)).toBe(false);
  },
);

test('takes ordinary writing in three languages for plain', () => {
  for (const text of ['在吗？', '請問這個顏色還有嗎', 'Do you have 3001 in red?', "it's [em-tlj-7]"])
    expect(isPlain(text)).toBe(true);
});

test('credits each record to one message at most, whatever was sent and kept', () => {
  const texts = fc.constantFrom('ok', '好的', '在吗');
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 8 }), fc.array(texts, { maxLength: 8 }), (sent, kept) => {
      const records = kept.map((text, place) => ownMessage(place + 1, text));
      const credited = new Set<string>();
      for (const text of sent) {
        const found = findIn(records, outgoing(text), (id) => credited.has(id), true);
        if (typeof found !== 'object') continue;
        expect(credited.has(found.id)).toBe(false);
        credited.add(found.id);
      }
      for (const text of ['ok', '好的', '在吗']) {
        const count = (list: readonly string[]) => list.filter((one) => one === text).length;
        const found = records.filter(({ id }) => credited.has(id)).filter((record) => record.text === text).length;
        expect(found).toBe(Math.min(count(sent), count(kept)));
      }
    }),
  );
});
