import { cleanText } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInHistory, isPlain, isSame } from './match.ts';
import { message, outgoing, ownMessage } from '../test-simulator/messages.ts';

const noneTaken = () => false;

test.each([
  ['两\n行', '两行'],
  [' 好的 ', '好的'],
  ['<b>粗</b>', '粗'],
  ['a &amp; b', 'a & b'],
])('recognises %j as the server stores it: %j', (sent, stored) => {
  expect(isSame(outgoing(sent), ownMessage(1, stored))).toBe(true);
});

test('recognises every text as the servers store it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => isSame(outgoing(text), ownMessage(1, cleanText(text)))),
  );
});

test('does not match a card with a text of the same content', () => {
  expect(isSame(outgoing('3001'), { ...ownMessage(1, '3001'), kind: 'product' })).toBe(false);
});

test('finds the oldest match that confirms no other message', () => {
  const history = [ownMessage(12, 'ok'), ownMessage(10, 'ok'), ownMessage(11, '好的')];
  expect(findInHistory(history, outgoing('ok'), noneTaken, true)).toMatchObject({ id: '10' });
  expect(findInHistory(history, outgoing('ok'), (id) => id === '10', true)).toMatchObject({ id: '12' });
});

test('ignores messages known before it was sent, and those of others', () => {
  const entry = outgoing('ok', { firstSent: { afterId: '10', at: 0 } });
  expect(findInHistory([ownMessage(9, 'ok'), ownMessage(10, 'ok'), message(11, 'ok')], entry, noneTaken, true)).toBe(
    'absent',
  );
  expect(
    findInHistory(
      [ownMessage('9007199254740993', 'ok')],
      outgoing('ok', { firstSent: { afterId: '9007199254740992', at: 0 } }),
      noneTaken,
      true,
    ),
  ).toMatchObject({ id: '9007199254740993' });
});

test('ignores messages sent before it, but tolerates clocks of whole seconds', () => {
  const sentAt = (ms: number) => [{ ...ownMessage(11, 'ok'), sentAt: ms }];
  const entry = outgoing('ok', { firstSent: { afterId: '0', at: 100_000 } });
  expect(findInHistory(sentAt(98_000), entry, noneTaken, true)).toMatchObject({ id: '11' });
  expect(findInHistory(sentAt(97_999), entry, noneTaken, true)).toBe('absent');
});

test('is certain that a plain text is absent, but not one that a server may store in another form', () => {
  const others = [ownMessage(11, 'something else')];
  expect(findInHistory(others, outgoing('ok'), noneTaken, true)).toBe('absent');
  expect(findInHistory(others, outgoing('a <b> c'), noneTaken, true)).toBe('unclear');
  expect(findInHistory(others, outgoing('ok'), noneTaken, false)).toBe('unclear');
  expect(findInHistory([], outgoing('a <b> c'), noneTaken, false)).toBe('absent');
});

test.each(['a < b', 'Tom & Jerry', 'line\nbreak', 'thumbs 👍', 'wide　blank', 'no\u00a0break'])(
  'does not treat %j as plain',
  (text) => {
    expect(isPlain(text)).toBe(false);
  },
);

test('treats ordinary texts in three languages as plain', () => {
  for (const text of ['在吗？', '請問這個顏色還有嗎', 'Do you have 3001 in red?', "it's [em-tlj-7]"])
    expect(isPlain(text)).toBe(true);
});

test('lets each message of the server confirm one message at most', () => {
  const texts = fc.constantFrom('ok', '好的', '在吗');
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 8 }), fc.array(texts, { maxLength: 8 }), (sent, stored) => {
      const history = stored.map((text, index) => ownMessage(index + 1, text));
      const confirmed = new Set<string>();
      for (const text of sent) {
        const found = findInHistory(history, outgoing(text), (id) => confirmed.has(id), true);
        if (typeof found !== 'object') continue;
        expect(confirmed.has(found.id)).toBe(false);
        confirmed.add(found.id);
      }
      for (const text of ['ok', '好的', '在吗']) {
        const count = (list: readonly string[]) => list.filter((one) => one === text).length;
        const found = history.filter(({ id }) => confirmed.has(id)).filter((one) => one.text === text).length;
        expect(found).toBe(Math.min(count(sent), count(stored)));
      }
    }),
  );
});
