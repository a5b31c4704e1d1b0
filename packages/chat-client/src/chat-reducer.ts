import type { ChatEffect } from './chat-effect.ts';
import type { ChatEvent, RaisedEvent, TimedEvent } from './chat-event.ts';
import type { ClientState } from './client-state.ts';
import { reduceConnection } from './connection/reduce-connection.ts';
import { reduceDelivery } from './delivery/reduce-delivery.ts';
import { reduceHistory } from './history/reduce-history.ts';
import type { Step } from './step.ts';
import { showDecided } from './history/apply-message.ts';
import { reduceTabs } from './tabs/reduce-tabs.ts';

/** The parts, in the order in which they see an event that concerns several. */
const REDUCERS: readonly ((step: Step, event: ChatEvent | RaisedEvent) => void)[] = [
  reduceConnection,
  reduceDelivery,
  reduceHistory,
  reduceTabs,
];

/** After the stop, only what was written is still stored. */
const AFTER_STOP: readonly ChatEvent['type'][] = [
  'textWritten',
  'imageWritten',
  'storeTaskEnded',
  'uploaded',
  'uploadFailed',
];

/** The next state, and the effects that the runners carry out. */
export type Reduced = { state: ClientState; effects: readonly ChatEffect[] };

/**
 * The whole chat of one tab as a pure function. Time and chance come with the event, so that a log of events
 * reproduces every state.
 */
export function reduce(state: ClientState, event: TimedEvent): Reduced {
  const isOfEarlierAttempt = 'attempt' in event && event.attempt !== state.connection.attempt;
  if (isOfEarlierAttempt || (state.tabs.isStopped && !AFTER_STOP.includes(event.type))) return { state, effects: [] };
  const step: Step = { ...copyParts(state), at: event.at, chance: event.chance, effects: [], raised: [] };
  for (const reducePart of REDUCERS) reducePart(step, event);
  // Handling a raised event may raise others, which are appended.
  for (const raised of step.raised) for (const reducePart of REDUCERS) reducePart(step, raised);
  if (step.outbox.entries !== state.outbox.entries) showDecided(step);
  return { state: changedParts(state, step), effects: step.effects };
}

type PartName = keyof ClientState;
const namesOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

const copyParts = (state: ClientState) =>
  Object.fromEntries(Object.entries(state).map(([name, part]) => [name, { ...part }])) as ClientState;

/** The new state; a part in which nothing has changed stays the same object. */
function changedParts(before: ClientState, after: ClientState): ClientState {
  const sameIfEqual = <P extends PartName>(name: P): ClientState[P] =>
    namesOf(after[name]).every((key) => after[name][key] === before[name][key]) ? before[name] : after[name];
  return Object.fromEntries(namesOf(before).map((name) => [name, sameIfEqual(name)])) as ClientState;
}
