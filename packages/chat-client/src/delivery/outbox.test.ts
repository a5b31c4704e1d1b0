import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { OutboxStore } from '../ports.ts';
import { beginStep } from '../test-simulator/begin-step.ts';
import { outgoing, SHOPPER } from '../test-simulator/messages.ts';
import { createTime } from '../test-simulator/virtual-time.ts';
import type { Step } from '../step.ts';
import type { ReadPurpose } from './delivery-state.ts';
import {
  endTask,
  nextTime,
  readStore,
  removeEntry,
  replaceEntries,
  saveEntry,
  showEntry,
  takeStored,
} from './outbox.ts';
import { storeRunners } from './run-store.ts';

const time = createTime(Math.random);
let stored: Map<string, OutgoingMessage>;
let store: OutboxStore;
let step: Step;
/** Whether the last read found entries that the tab did not know. */
let hasNew: boolean;

beforeEach(() => {
  stored = new Map();
  store = {
    all: () => Promise.resolve([...stored.values()]),
    put: (entry) => Promise.resolve(void stored.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void stored.delete(key)),
    loadDraft: () => Promise.resolve(''),
    saveDraft: () => Promise.resolve(),
  };
  step = beginStep();
  step.config.shopperId = SHOPPER;
});

/** Runs the store's tasks until none is left, for at most 6 s. */
async function runTasks() {
  const { runStoreTask } = storeRunners({ outbox: store, shopper: { id: SHOPPER }, clock: time }, (event) => {
    if (event.type !== 'storeTaskEnded') return;
    const ended = endTask(step, event.isDone);
    if (ended?.type === 'read') hasNew = takeStored(step, ended.purpose, event.entries ?? []);
    runNew();
  });
  function runNew() {
    for (const effect of step.effects.splice(0)) if (effect.type === 'runStoreTask') runStoreTask(effect);
  }
  runNew();
  await time.pass(6000);
}
async function save(entry: OutgoingMessage) {
  saveEntry(step, entry);
  await runTasks();
}
async function read(purpose: ReadPurpose): Promise<boolean> {
  readStore(step, purpose);
  await runTasks();
  return hasNew;
}
const contents = () => step.outbox.entries.map(({ content }) => content);

test('orders messages by the time of writing, also within a millisecond', () => {
  const times = [5, 5, 4].map((at) => nextTime({ ...step, at }));
  expect(new Set(times).size).toBe(3);
  for (const [index, content] of ['c', 'a', 'b'].entries())
    showEntry(step, outgoing(content, { writtenAt: times[index] ?? 0 }));
  expect(contents()).toEqual(['c', 'a', 'b']);
});

test('holds a message in this tab when the store fails, and still stores the next one', async () => {
  store.put = () => Promise.reject(new Error('quota'));
  await save(outgoing('one'));
  expect(contents()).toEqual(['one']);
  await read('load');
  expect(contents()).toEqual(['one']);
  store.put = (entry) => Promise.resolve(void stored.set(entry.key, entry));
  await save(outgoing('two', { writtenAt: 2 }));
  expect([...stored.keys()]).toEqual(['key two']);
});

test('stops waiting for a store that does not answer', async () => {
  store.put = () => new Promise(() => {});
  await save(outgoing('one'));
  expect(contents()).toEqual(['one']);
  expect(step.outbox.tasks).toEqual([]);
});

test('replaces messages known from other tabs by those of the store', async () => {
  showEntry(step, outgoing('reported'));
  stored.set('key stored', outgoing('stored'));
  stored.set('key theirs', outgoing('theirs', { shopperId: 'another' }));
  await read('load');
  expect(contents()).toEqual(['stored']);
});

test('never shows a removed message again, even if another tab or the store still has it', async () => {
  await save(outgoing('one'));
  removeEntry(step, 'key one');
  await runTasks();
  await save(outgoing('one'));
  showEntry(step, outgoing('one'));
  replaceEntries(step, [outgoing('one')]);
  stored.set('key one', outgoing('one'));
  await read('load');
  expect(contents()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('finds a message that a closed tab stored without reporting it', async () => {
  await read('load');
  expect(await read('findUnreported')).toBe(false);
  stored.set('key late', outgoing('late'));
  expect(await read('findUnreported')).toBe(true);
  expect(contents()).toEqual(['late']);
});
