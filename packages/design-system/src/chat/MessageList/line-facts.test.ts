import { expect, test } from 'vitest';
import { agentSays, iSay, longTalk, outgoingOf, yuan } from '../fixtures.ts';
import { countAfter, grownAbove, isRunStart, newestDelivered, newestSaid, resumedAt } from './line-facts.ts';

const turn = { type: 'turn', key: 't', agent: yuan } as const;

test('tells the time of the first message and after a pause of five minutes, not a moment earlier', () => {
  const lines = [
    agentSays('一', 20),
    agentSays('二', 15),
    agentSays('三', 10 + 1 / 60_000),
    iSay('四', 5),
    outgoingOf('五', { at: 'queued' }),
  ];
  expect(lines.map((_, index) => resumedAt(lines, index) !== undefined)).toEqual([true, true, false, true, false]);
});

test('measures a pause over a turn to another agent, and over messages of unknown time', () => {
  const lines = [
    agentSays('一', 20),
    turn,
    agentSays('二', 18),
    agentSays('三', 0, { sentAt: undefined }),
    agentSays('四', 17),
    agentSays('五', 1),
  ];
  expect(lines.map((_, index) => resumedAt(lines, index) !== undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('shows a face where a run of one speaker begins', () => {
  const lines = [
    agentSays('一', 9),
    agentSays('二', 8),
    iSay('三', 7),
    outgoingOf('四', { at: 'queued' }),
    turn,
    agentSays('五', 6, { senderId: yuan.id }),
    agentSays('六', 5),
  ];
  expect(lines.map((_, index) => isRunStart(lines, index))).toEqual([true, false, true, false, true, true, true]);
});

test('finds the newest own message that has arrived', () => {
  expect(
    newestDelivered([iSay('一', 9), iSay('二', 8), agentSays('三', 7), outgoingOf('四', { at: 'inFlight' })]),
  ).toBe(1);
  expect(newestDelivered([agentSays('一', 9)])).toBe(-1);
});

test('counts what others said after a message, and nothing where that is gone', () => {
  const lines = [
    agentSays('一', 9),
    agentSays('二', 8),
    iSay('三', 7),
    agentSays('四', 6),
    outgoingOf('五', { at: 'queued' }),
  ];
  expect(countAfter(lines, lines[0]!.key)).toBe(2);
  expect(countAfter(lines, lines[3]!.key)).toBe(0);
  expect(countAfter(lines, 'gone')).toBe(0);
  expect(newestSaid(lines)).toBe(lines[3]!.key);
});

test('knows older messages from new ones', () => {
  const lines = longTalk(20, 100);
  expect(grownAbove(lines, [...longTalk(20, 80), ...lines])).toBe(20);
  expect(grownAbove(lines, longTalk(21, 100))).toBe(0);
  expect(grownAbove(lines, longTalk(20, 200))).toBe(0);
  expect(grownAbove([], lines)).toBe(0);
});
