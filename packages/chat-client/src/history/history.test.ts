import type { ChatMessage } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHistory } from './history.ts';
import { message } from '../test-simulator/messages.ts';
import { createTime } from '../test-simulator/virtual-time.ts';

const time = createTime(Math.random);
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
  let requests = 0;
  const history = createHistory(
    {
      history(query) {
        requests += 1;
        const messages = servers[way](all, query);
        for (let more = 0; more < added; more += 1) all.push(message(all.length + 1));
        return Promise.resolve({ agentId: '101', agentName: '', agentAvatar: '', messages });
      },
    },
    time,
  );
  return { history, requests: () => requests, all };
}

test('loads every message once back to the first, although pages shift as messages are added', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('by id' as const, 'by number' as const),
      fc.nat({ max: 130 }),
      fc.nat({ max: 9 }),
      async (way, count, added) => {
        const { history, requests } = historyOf(way, count, added);
        const newest = await history.newest('101');
        const found = [...newest.messages];
        for (let isLast = newest.isLast; !isLast;) {
          const older = await history.older('101', found[0]?.id ?? '0');
          found.unshift(...older.messages);
          ({ isLast } = older);
        }
        expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(requests()).toBeLessThan(300);
      },
    ),
  );
});

test('loads all messages since a given one, over several pages', async () => {
  for (const way of ['by id', 'by number'] as const) {
    const { history } = historyOf(way, 100, 1);
    const found = await history.since('101', ({ id }) => Number(id) <= 37);
    expect(found.map(({ id }) => Number(id)).filter((id) => id > 37 && id <= 100)).toEqual(
      Array.from({ length: 63 }, (_, index) => index + 38),
    );
  }
});

test('requests a single page if that goes back far enough', async () => {
  const { history, requests } = historyOf('by id', 100);
  await history.since('101', ({ id }) => Number(id) <= 95);
  expect(requests()).toBe(1);
});

test('ends on a server that always returns the same page', async () => {
  const { history } = historyOf('not at all', 100);
  const { messages } = await history.newest('101');
  expect(await history.older('101', messages[0]?.id ?? '')).toEqual({ messages: [], isLast: true });
  expect((await history.since('101', () => false)).length).toBe(20);
});

test('fails when no answer arrives', async () => {
  const history = createHistory({ history: () => new Promise(() => {}) }, time);
  const result = history.newest('101').catch((error: unknown) => String(error));
  await time.pass(30_000);
  expect(await result).toMatch(/No answer/);
  expect(time.waiting()).toBe(0);
});
