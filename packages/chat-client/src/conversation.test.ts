import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createConversation } from './conversation.ts';
import { AGENT, message, ownMessage, SHOPPER } from './test-world/messages.ts';

const idsOf = (conversation: ReturnType<typeof createConversation>) =>
  conversation.lines().flatMap((line) => (line.type === 'message' ? [line.message.id] : ['turn']));

test('shows the same conversation in whatever order pages, echoes and replies come, and however often', () => {
  const all = Array.from({ length: 30 }, (_, place) =>
    message(place + 90, undefined, place % 3 === 0 ? SHOPPER : AGENT.id),
  );
  const pieces = fc.array(
    fc
      .tuple(fc.nat({ max: 29 }), fc.integer({ min: 1, max: 20 }))
      .map(([start, size]) => all.slice(start, start + size)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pieces, fc.shuffledSubarray(all, { minLength: 30 }), (pages, rest) => {
      const conversation = createConversation(SHOPPER);
      for (const page of pages) conversation.add(page);
      for (const one of rest) conversation.add([one]);
      expect(idsOf(conversation)).toEqual(all.map(({ id }) => id));
      expect(new Set(conversation.lines().map(({ key }) => key)).size).toBe(30);
    }),
  );
});

test('sorts ids by their number, also beyond 2^53', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message('9007199254740993'), message(10), message('9007199254740992'), message(9)]);
  expect(idsOf(conversation)).toEqual(['9', '10', '9007199254740992', '9007199254740993']);
  expect([conversation.oldestId(), conversation.newestId()]).toEqual(['9', '9007199254740993']);
});

test('tells what is new, and leaves a line alone that came again', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(1), message(2)]);
  const before = conversation.lines();
  expect(conversation.add([message(2), message(3)]).map(({ id }) => id)).toEqual(['3']);
  expect(conversation.lines()[0]).toBe(before[0]);
  expect(conversation.lines()[1]).toBe(before[1]);
});

test('keeps the key of a message on its way out when it is delivered', () => {
  const conversation = createConversation(SHOPPER);
  conversation.confirm(ownMessage(5), 'mine', 'echo');
  conversation.add([ownMessage(5)]);
  expect(conversation.lines()).toMatchObject([{ key: 'mine', isOwn: true, confirmedBy: 'echo' }]);
});

test('says that a message which history showed first is delivered, in its place', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([ownMessage(5), message(6)]);
  const [{ key } = { key: '' }] = conversation.lines();
  conversation.confirm(ownMessage(5), 'mine', 'history');
  expect(conversation.lines()).toMatchObject([{ key, confirmedBy: 'history' }, { message: { id: '6' } }]);
});

test('shows an automatic answer without an id where it came in, and knows it again in history', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(5), message('', 'welcome'), message(7)]);
  expect(idsOf(conversation)).toEqual(['5', '', '7']);
  const { key } = conversation.lines()[1] ?? { key: '' };
  expect(conversation.add([message(6, 'welcome')])).toEqual([]);
  expect(idsOf(conversation)).toEqual(['5', '6', '7']);
  expect(conversation.lines()[1]?.key).toBe(key);
});

test('lets another agent take over after the last message that was known', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(5)]);
  conversation.turn({ id: '102', name: '小板', avatar: '' }, '5');
  conversation.add([message(6, 'hello', '102'), message(4)]);
  expect(idsOf(conversation)).toEqual(['4', '5', 'turn', '6']);
});

test('keeps every line of ten thousand the same object when one more comes, so that none is drawn anew', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add(Array.from({ length: 10_000 }, (_, place) => message(place + 1)));
  const before = conversation.lines();
  conversation.add([message(10_001)]);
  const after = conversation.lines();
  expect(after).toHaveLength(10_001);
  expect(before.every((line, place) => line === after[place])).toBe(true);
});
