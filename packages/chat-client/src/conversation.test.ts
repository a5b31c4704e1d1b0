import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addAgentChange,
  addMessages,
  confirmMessage,
  EMPTY_CONVERSATION,
  newestId,
  oldestId,
  type Conversation,
} from './conversation.ts';
import { AGENT, message, ownMessage, SHOPPER } from './test-simulator/messages.ts';

/** A conversation, changed step by step. */
function createConversation(shopperId: string) {
  let current: Conversation = EMPTY_CONVERSATION;
  return {
    items: () => current.entries.map(({ item }) => item),
    add(messages: Parameters<typeof addMessages>[2]) {
      current = addMessages(current, shopperId, messages);
    },
    confirm(...[confirmed, key, by]: [ReturnType<typeof message>, string, 'echo' | 'history']) {
      current = confirmMessage(current, confirmed, key, by);
    },
    changeAgent(...[agent, afterId]: [typeof AGENT, string]) {
      current = addAgentChange(current, agent, afterId);
    },
    newestId: () => newestId(current),
    oldestId: () => oldestId(current),
  };
}

const idsOf = (conversation: ReturnType<typeof createConversation>) =>
  conversation.items().flatMap((item) => (item.type === 'message' ? [item.message.id] : ['agentChange']));

test('shows the same conversation for every order and repetition of pages, echoes and replies', () => {
  const all = Array.from({ length: 30 }, (_, index) =>
    message(index + 90, undefined, index % 3 === 0 ? SHOPPER : AGENT.id),
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
      expect(new Set(conversation.items().map(({ key }) => key)).size).toBe(30);
    }),
  );
});

test('sorts ids by their number, also beyond 2^53', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message('9007199254740993'), message(10), message('9007199254740992'), message(9)]);
  expect(idsOf(conversation)).toEqual(['9', '10', '9007199254740992', '9007199254740993']);
  expect([conversation.oldestId(), conversation.newestId()]).toEqual(['9', '9007199254740993']);
});

test('adds what is new, and does not change items that are repeated', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(1), message(2)]);
  const before = conversation.items();
  conversation.add([message(2), message(3)]);
  expect(idsOf(conversation)).toEqual(['1', '2', '3']);
  expect(conversation.items()[0]).toBe(before[0]);
  expect(conversation.items()[1]).toBe(before[1]);
});

test('keeps the key of an outgoing message when it is delivered', () => {
  const conversation = createConversation(SHOPPER);
  conversation.confirm(ownMessage(5), 'mine', 'echo');
  conversation.add([ownMessage(5)]);
  expect(conversation.items()).toMatchObject([{ key: 'mine', isOwn: true, confirmedBy: 'echo' }]);
});

test('confirms a message that history showed first, in its position', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([ownMessage(5), message(6)]);
  const [{ key } = { key: '' }] = conversation.items();
  conversation.confirm(ownMessage(5), 'mine', 'history');
  expect(conversation.items()).toMatchObject([{ key, confirmedBy: 'history' }, { message: { id: '6' } }]);
});

test('shows an automatic answer without an id where it was received, and recognises it in the history', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(5), message('', 'welcome'), message(7)]);
  expect(idsOf(conversation)).toEqual(['5', '', '7']);
  const { key } = conversation.items()[1] ?? { key: '' };
  conversation.add([message(6, 'welcome')]);
  expect(idsOf(conversation)).toEqual(['5', '6', '7']);
  expect(conversation.items()[1]?.key).toBe(key);
});

test('shows the change of agent after the last known message', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add([message(5)]);
  conversation.changeAgent({ id: '102', name: '小板', avatar: '' }, '5');
  conversation.add([message(6, 'hello', '102'), message(4)]);
  expect(idsOf(conversation)).toEqual(['4', '5', 'agentChange', '6']);
});

test('keeps ten thousand items identical when one more is added, so that no row is rendered again', () => {
  const conversation = createConversation(SHOPPER);
  conversation.add(Array.from({ length: 10_000 }, (_, index) => message(index + 1)));
  const before = conversation.items();
  conversation.add([message(10_001)]);
  const after = conversation.items();
  expect(after).toHaveLength(10_001);
  expect(before.every((item, index) => item === after[index])).toBe(true);
});
