import { beforeEach, expect, test } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Outgoing } from './outgoing.ts';
import type { OutboxStore } from './ports.ts';
import { outgoing, SHOPPER } from './test-world/messages.ts';
import { createTime } from './test-world/virtual-time.ts';

const time = createTime(Math.random);
let kept: Map<string, Outgoing>;
let store: OutboxStore;
let outbox: Outbox;

beforeEach(() => {
  kept = new Map();
  store = {
    all: () => Promise.resolve([...kept.values()]),
    put: (entry) => Promise.resolve(void kept.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
    draft: () => Promise.resolve(''),
    keepDraft: () => Promise.resolve(),
  };
  outbox = createOutbox(store, time, SHOPPER, () => {});
});

const contents = () => outbox.all().map(({ content }) => content);

test('orders messages by when they were written, also within a millisecond', () => {
  const times = [outbox.nextTime(5), outbox.nextTime(5), outbox.nextTime(4)];
  expect(new Set(times).size).toBe(3);
  for (const [place, content] of ['c', 'a', 'b'].entries())
    outbox.see(outgoing(content, { writtenAt: times[place] ?? 0 }));
  expect(contents()).toEqual(['c', 'a', 'b']);
});

test('keeps a message in this tab when the store fails, and writes the next one all the same', async () => {
  store.put = () => Promise.reject(new Error('quota'));
  await outbox.keep(outgoing('one'));
  expect(contents()).toEqual(['one']);
  await outbox.load();
  expect(contents()).toEqual(['one']);
  store.put = (entry) => Promise.resolve(void kept.set(entry.key, entry));
  await outbox.keep(outgoing('two', { writtenAt: 2 }));
  expect([...kept.keys()]).toEqual(['key two']);
});

test('does not wait for ever for a store that never answers', async () => {
  store.put = () => new Promise(() => {});
  const keeping = outbox.keep(outgoing('one'));
  await time.pass(6000);
  await keeping;
  expect(contents()).toEqual(['one']);
});

test('takes over what the store has in place of what was only heard of', async () => {
  outbox.see(outgoing('heard of'));
  kept.set('key kept', outgoing('kept'));
  kept.set('key theirs', outgoing('theirs', { shopperId: 'somebody else' }));
  await outbox.load();
  expect(contents()).toEqual(['kept']);
});

test('never brings back a message that has left, whoever still speaks of it', async () => {
  await outbox.keep(outgoing('one'));
  await outbox.drop('key one');
  await outbox.keep(outgoing('one'));
  outbox.see(outgoing('one'));
  outbox.seeAll([outgoing('one')]);
  kept.set('key one', outgoing('one'));
  await outbox.load();
  expect(contents()).toEqual([]);
  await time.pass(10);
  expect(kept.size).toBe(0);
});

test('finds what a dying tab has written and never told of', async () => {
  await outbox.load();
  expect(await outbox.findUntold()).toBe(false);
  kept.set('key late', outgoing('late'));
  expect(await outbox.findUntold()).toBe(true);
  expect(contents()).toEqual(['late']);
});
