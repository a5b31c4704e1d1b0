import { beforeEach, expect, test } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { OutboxStore } from '../ports.ts';
import { outgoing, SHOPPER } from '../test-simulator/messages.ts';
import { createTime } from '../test-simulator/virtual-time.ts';

const time = createTime(Math.random);
let stored: Map<string, OutgoingMessage>;
let store: OutboxStore;
let outbox: Outbox;

beforeEach(() => {
  stored = new Map();
  store = {
    all: () => Promise.resolve([...stored.values()]),
    put: (entry) => Promise.resolve(void stored.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void stored.delete(key)),
    loadDraft: () => Promise.resolve(''),
    saveDraft: () => Promise.resolve(),
  };
  outbox = createOutbox(store, time, SHOPPER, () => {});
});

const contents = () => outbox.all().map(({ content }) => content);

test('orders messages by the time of writing, also within a millisecond', () => {
  const times = [outbox.nextTime(5), outbox.nextTime(5), outbox.nextTime(4)];
  expect(new Set(times).size).toBe(3);
  for (const [index, content] of ['c', 'a', 'b'].entries())
    outbox.show(outgoing(content, { writtenAt: times[index] ?? 0 }));
  expect(contents()).toEqual(['c', 'a', 'b']);
});

test('holds a message in this tab when the store fails, and still stores the next one', async () => {
  store.put = () => Promise.reject(new Error('quota'));
  await outbox.save(outgoing('one'));
  expect(contents()).toEqual(['one']);
  await outbox.load();
  expect(contents()).toEqual(['one']);
  store.put = (entry) => Promise.resolve(void stored.set(entry.key, entry));
  await outbox.save(outgoing('two', { writtenAt: 2 }));
  expect([...stored.keys()]).toEqual(['key two']);
});

test('stops waiting for a store that does not answer', async () => {
  store.put = () => new Promise(() => {});
  const saving = outbox.save(outgoing('one'));
  await time.pass(6000);
  await saving;
  expect(contents()).toEqual(['one']);
});

test('replaces messages known from other tabs by those of the store', async () => {
  outbox.show(outgoing('reported'));
  stored.set('key stored', outgoing('stored'));
  stored.set('key theirs', outgoing('theirs', { shopperId: 'another' }));
  await outbox.load();
  expect(contents()).toEqual(['stored']);
});

test('never shows a removed message again, even if another tab or the store still has it', async () => {
  await outbox.save(outgoing('one'));
  await outbox.remove('key one');
  await outbox.save(outgoing('one'));
  outbox.show(outgoing('one'));
  outbox.replaceAll([outgoing('one')]);
  stored.set('key one', outgoing('one'));
  await outbox.load();
  expect(contents()).toEqual([]);
  await time.pass(10);
  expect(stored.size).toBe(0);
});

test('finds a message that a closed tab stored without reporting it', async () => {
  await outbox.load();
  expect(await outbox.loadUnreported()).toBe(false);
  stored.set('key late', outgoing('late'));
  expect(await outbox.loadUnreported()).toBe(true);
  expect(contents()).toEqual(['late']);
});
