import type { ChatMessage } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecord } from './record.ts';
import { message } from './test-world/messages.ts';
import { createTime } from './test-world/virtual-time.ts';

const time = createTime(Math.random);
type Ask = { before: string; page: number; limit: number };

/** Servers of three ways to page, over messages that grow by so many with each question. */
const servers = {
  'by id': (all: ChatMessage[], { before, limit }: Ask) =>
    (before === '0' ? all : all.filter(({ id }) => Number(id) < Number(before))).slice(-limit),
  'by number': (all: ChatMessage[], { page, limit }: Ask) =>
    all.slice(Math.max(0, all.length - page * limit), Math.max(0, all.length - (page - 1) * limit)),
  'not at all': (all: ChatMessage[], { limit }: Ask) => all.slice(-limit),
};

function recordOf(way: keyof typeof servers, count: number, grows = 0) {
  const all = Array.from({ length: count }, (_, place) => message(place + 1));
  let asked = 0;
  const record = createRecord(
    {
      record(query) {
        asked += 1;
        const messages = servers[way](all, query);
        for (let more = 0; more < grows; more += 1) all.push(message(all.length + 1));
        return Promise.resolve({ agentId: '101', agentName: '', agentAvatar: '', messages });
      },
    },
    time,
  );
  return { record, asked: () => asked, all };
}

test('brings every message once back to the first, however the server pages and however pages shift', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('by id' as const, 'by number' as const),
      fc.nat({ max: 130 }),
      fc.nat({ max: 9 }),
      async (way, count, grows) => {
        const { record, asked } = recordOf(way, count, grows);
        const newest = await record.newest('101');
        const found = [...newest.messages];
        for (let isLast = newest.isLast; !isLast;) {
          const older = await record.older('101', found[0]?.id ?? '0');
          found.unshift(...older.messages);
          ({ isLast } = older);
        }
        expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, place) => place + 1));
        expect(asked()).toBeLessThan(300);
      },
    ),
  );
});

test('brings everything since a message, over as many pages as that takes', async () => {
  for (const way of ['by id', 'by number'] as const) {
    const { record } = recordOf(way, 100, 1);
    const found = await record.since('101', ({ id }) => Number(id) <= 37);
    expect(found.map(({ id }) => Number(id)).filter((id) => id > 37 && id <= 100)).toEqual(
      Array.from({ length: 63 }, (_, place) => place + 38),
    );
  }
});

test('asks a single page where the newest one reaches back far enough', async () => {
  const { record, asked } = recordOf('by id', 100);
  await record.since('101', ({ id }) => Number(id) <= 95);
  expect(asked()).toBe(1);
});

test('comes to an end on a server that always answers the same page', async () => {
  const { record } = recordOf('not at all', 100);
  const { messages } = await record.newest('101');
  expect(await record.older('101', messages[0]?.id ?? '')).toEqual({ messages: [], isLast: true });
  expect((await record.since('101', () => false)).length).toBe(20);
});

test('takes an answer that never comes for a failure', async () => {
  const record = createRecord({ record: () => new Promise(() => {}) }, time);
  const asked = record.newest('101').catch((problem: unknown) => String(problem));
  await time.pass(30_000);
  expect(await asked).toMatch(/No answer/);
  expect(time.waiting()).toBe(0);
});
