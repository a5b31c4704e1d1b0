import { expect, test } from 'vitest';
import { agentSays, iSay, longConversation, outgoingOf, yuan } from '../fixtures.ts';
import { countAfter, countPrepended, isRunStart, newestDelivered, newestMessageKey, resumedAt } from './item-facts.ts';

const agentChange = { type: 'agentChange', key: 't', agent: yuan } as const;

test('shows the time of the first message and after a pause of five minutes', () => {
  const items = [
    agentSays('一', 20),
    agentSays('二', 15),
    agentSays('三', 10 + 1 / 60_000),
    iSay('四', 5),
    outgoingOf('五', { status: 'queued' }),
  ];
  expect(items.map((_, index) => resumedAt(items, index) !== undefined)).toEqual([true, true, false, true, false]);
});

test('measures a pause across a change of agent and messages without a time', () => {
  const items = [
    agentSays('一', 20),
    agentChange,
    agentSays('二', 18),
    agentSays('三', 0, { sentAt: undefined }),
    agentSays('四', 17),
    agentSays('五', 1),
  ];
  expect(items.map((_, index) => resumedAt(items, index) !== undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('begins a run where the sender changes', () => {
  const items = [
    agentSays('一', 9),
    agentSays('二', 8),
    iSay('三', 7),
    outgoingOf('四', { status: 'queued' }),
    agentChange,
    agentSays('五', 6, { senderId: yuan.id }),
    agentSays('六', 5),
  ];
  expect(items.map((_, index) => isRunStart(items, index))).toEqual([true, false, true, false, true, true, true]);
});

test('finds the newest delivered own message', () => {
  expect(
    newestDelivered([iSay('一', 9), iSay('二', 8), agentSays('三', 7), outgoingOf('四', { status: 'inFlight' })]),
  ).toBe(1);
  expect(newestDelivered([agentSays('一', 9)])).toBe(-1);
});

test('counts the replies after a message, and none after a missing one', () => {
  const items = [
    agentSays('一', 9),
    agentSays('二', 8),
    iSay('三', 7),
    agentSays('四', 6),
    outgoingOf('五', { status: 'queued' }),
  ];
  expect(countAfter(items, items[0]!.key)).toBe(2);
  expect(countAfter(items, items[3]!.key)).toBe(0);
  expect(countAfter(items, 'gone')).toBe(0);
  expect(newestMessageKey(items)).toBe(items[3]!.key);
});

test('distinguishes older messages from new ones', () => {
  const items = longConversation(20, 100);
  expect(countPrepended(items, [...longConversation(20, 80), ...items])).toBe(20);
  expect(countPrepended(items, longConversation(21, 100))).toBe(0);
  expect(countPrepended(items, longConversation(20, 200))).toBe(0);
  expect(countPrepended([], items)).toBe(0);
});
