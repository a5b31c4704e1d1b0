import type { Moment } from '@shop/contracts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { emit, type Step } from '../step.ts';
import type { OutboxPart, ReadPurpose, StoreAccess, StoreTask } from './delivery-state.ts';

const byTime = (one: OutgoingMessage, other: OutgoingMessage) =>
  one.writtenAt - other.writtenAt || (one.key < other.key ? -1 : 1);

export const entryOf = ({ entries }: OutboxPart, key: string): OutgoingMessage | undefined =>
  entries.find((entry) => entry.key === key);

/** The message that was handed to a socket and is neither confirmed nor given up. */
export const inFlight = ({ entries }: OutboxPart): OutgoingMessage | undefined =>
  entries.find(({ delivery }) => delivery.status === 'inFlight');

/** Shows an entry, unless it has left the outbox. */
export function showEntry({ outbox }: Step, entry: OutgoingMessage): void {
  if (outbox.removed.includes(entry.key)) return;
  outbox.entries = [...outbox.entries.filter(({ key }) => key !== entry.key), entry].sort(byTime);
  outbox.lastWritten = Math.max(outbox.lastWritten, entry.writtenAt);
}

/** Removes an entry here, and the tasks that would store it; another tab removes it from the store. */
export function hideEntry({ outbox }: Step, key: string): void {
  if (outbox.removed.includes(key)) return;
  outbox.removed = [...outbox.removed, key];
  outbox.entries = outbox.entries.filter((entry) => entry.key !== key);
  outbox.unstored = outbox.unstored.filter((one) => one !== key);
  outbox.tasks = outbox.tasks.filter((task, index) => index === 0 || task.type !== 'put' || task.entry.key !== key);
}

/** Replaces everything by the entries of the leader or the store, except those that this tab is still writing. */
export function replaceEntries({ outbox }: Step, found: readonly OutgoingMessage[]): void {
  const own = outbox.entries.filter(({ key }) => outbox.unstored.includes(key));
  const others = found.filter(({ key }) => !outbox.removed.includes(key) && !own.some((entry) => entry.key === key));
  outbox.entries = [...others, ...own].sort(byTime);
  outbox.lastWritten = Math.max(outbox.lastWritten, ...found.map(({ writtenAt }) => writtenAt));
}

/** A write time later than any in the outbox, so that messages of the same ms stay in order. */
export function nextTime({ outbox, at }: Step): Moment {
  outbox.lastWritten = Math.max(at, outbox.lastWritten + 1);
  return outbox.lastWritten;
}

/** Shows an entry and stores it. Returns the number of the store's task; 0 if the entry has left the outbox. */
export function saveEntry(step: Step, entry: OutgoingMessage, isReported = false): number {
  const { outbox } = step;
  if (outbox.removed.includes(entry.key)) return 0;
  showEntry(step, entry);
  outbox.unstored = [...outbox.unstored.filter((key) => key !== entry.key), entry.key];
  return addTask(step, { type: 'put', entry, isReported });
}

/** Removes an entry here and in the store. */
export function removeEntry(step: Step, key: string): void {
  hideEntry(step, key);
  addTask(step, { type: 'remove', key });
}

export const readStore = (step: Step, purpose: ReadPurpose): number => addTask(step, { type: 'read', purpose });

function addTask(step: Step, access: StoreAccess): number {
  const { outbox } = step;
  outbox.lastTask += 1;
  const task: StoreTask = { ...access, number: outbox.lastTask };
  outbox.tasks = [...outbox.tasks, task];
  if (outbox.tasks.length === 1) emit(step, { type: 'runStoreTask', task });
  return task.number;
}

/** The running task has ended: starts the next. Returns the ended one. */
export function endTask(step: Step, isDone: boolean): StoreTask | undefined {
  const { outbox } = step;
  const [ended, ...others] = outbox.tasks;
  outbox.tasks = others;
  if (others[0]) emit(step, { type: 'runStoreTask', task: others[0] });
  if (ended?.type === 'put' && isDone) outbox.unstored = outbox.unstored.filter((key) => key !== ended.entry.key);
  return ended;
}

/**
 * Takes over what the store contains, and removes from it what is still there although it was removed before. Returns
 * whether there were entries that this tab did not know.
 */
export function takeStored(step: Step, purpose: ReadPurpose, stored: readonly OutgoingMessage[]): boolean {
  const { removed } = step.outbox;
  const own = stored.filter(({ shopperId }) => shopperId === step.config.shopperId);
  for (const { key } of own) if (removed.includes(key)) removeEntry(step, key);
  const valid = own.filter(({ key }) => !removed.includes(key));
  const unknown = valid.filter(({ key }) => !entryOf(step.outbox, key));
  if (purpose === 'load') replaceEntries(step, valid);
  else for (const entry of unknown) showEntry(step, entry);
  return unknown.length > 0;
}
