import type { ChatMessage } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatApi } from '../ports.ts';
import type { ChatEvent } from '../chat-event.ts';
import { beginStep } from '../test-simulator/begin-step.ts';
import { message } from '../test-simulator/messages.ts';
import { createTime } from '../test-simulator/virtual-time.ts';
import type { ReadingEnd, ReadingPurpose } from './history-state.ts';
import { continueReading, endCall, PAGE_SIZE, startReading, type CompleteReading } from './read-pages.ts';
import { callRunners } from './run-calls.ts';

type Query = { before: string; page: number; limit: number };

/** Three ways in which servers page. */
const servers = {
  'by id': (all: ChatMessage[], { before, limit }: Query) =>
    (before === '0' ? all : all.filter(({ id }) => Number(id) < Number(before))).slice(-limit),
  'by number': (all: ChatMessage[], { page, limit }: Query) =>
    all.slice(Math.max(0, all.length - page * limit), Math.max(0, all.length - (page - 1) * limit)),
  'not at all': (all: ChatMessage[], { limit }: Query) => all.slice(-limit),
};

/** A history of `count` messages on such a server, to which each request adds `added` new ones. */
function historyOf(way: keyof typeof servers, count: number, added = 0) {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const step = beginStep();
  let requests = 0;

  function read(...reading: [ReadingPurpose, { before?: string; end?: ReadingEnd }]): CompleteReading {
    const [purpose, from] = reading;
    startReading(step, purpose, '101', from);
    for (;;) {
      const effect = step.effects.pop();
      if (effect?.type !== 'loadPage') throw new Error('No page was requested.');
      requests += 1;
      const messages = servers[way](all, { ...effect, limit: PAGE_SIZE });
      for (let more = 0; more < added; more += 1) all.push(message(all.length + 1));
      const pending = endCall(step, effect.call);
      const page = { agentId: '101', agentName: '', agentAvatar: '', messages };
      const complete = pending && continueReading(step, pending, page);
      if (complete) return complete;
    }
  }

  return {
    newest: () => read({ type: 'otherAgent' }, {}),
    older: (before: string) => read({ type: 'older' }, { before }),
    since: (id: number) => read({ type: 'catchUp' }, { end: { coveredId: String(id) } }).messages,
    requests: () => requests,
  };
}

test('loads every message once back to the first, although pages shift as messages are added', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('by id' as const, 'by number' as const),
      fc.nat({ max: 130 }),
      fc.nat({ max: 9 }),
      (way, count, added) => {
        const history = historyOf(way, count, added);
        const newest = history.newest();
        const found = [...newest.messages];
        for (let { isLast } = newest; !isLast;) {
          const older = history.older(found[0]?.id ?? '0');
          found.unshift(...older.messages);
          ({ isLast } = older);
        }
        expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(history.requests()).toBeLessThan(300);
      },
    ),
  );
});

test('loads all messages since a given one, over several pages', () => {
  for (const way of ['by id', 'by number'] as const) {
    const found = historyOf(way, 100, 1).since(37);
    expect(found.map(({ id }) => Number(id)).filter((id) => id > 37 && id <= 100)).toEqual(
      Array.from({ length: 63 }, (_, index) => index + 38),
    );
  }
});

test('requests a single page if that goes back far enough', () => {
  const history = historyOf('by id', 100);
  history.since(95);
  expect(history.requests()).toBe(1);
});

test('ends on a server that always returns the same page', () => {
  const history = historyOf('not at all', 100);
  const { messages } = history.newest();
  expect(history.older(messages[0]?.id ?? '')).toMatchObject({ messages: [], isLast: true });
  expect(history.since(0)).toHaveLength(20);
});

test('fails when no answer arrives', async () => {
  const clock = createTime(Math.random);
  const api = { history: () => new Promise<never>(() => {}) } as unknown as ChatApi;
  const events: ChatEvent[] = [];
  const failures = { describe: () => ({ isSignedOut: false }), errorOf: () => undefined };
  const { loadPage } = callRunners({ api, clock }, failures, (event) => events.push(event));
  loadPage({ type: 'loadPage', call: 1, agentId: '101', before: '0', page: 1 });
  await clock.pass(30_000);
  expect(events).toEqual([{ type: 'pageFailed', call: 1, failure: { isSignedOut: false } }]);
  expect(clock.waiting()).toBe(0);
});
