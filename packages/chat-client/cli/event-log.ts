import type { ChatEffect } from '../src/chat-effect.ts';
import type { ChatEvent, TimedEvent } from '../src/chat-event.ts';
import { reduce } from '../src/chat-reducer.ts';
import { INITIAL_STATE, type ClientState } from '../src/client-state.ts';

/** One step of a replayed run. */
export type ReplayedStep = {
  event: TimedEvent;
  before: ClientState;
  state: ClientState;
  effects: readonly ChatEffect[];
};

/** A log that cannot be replayed; the message says where and why. */
export class LogError extends Error {}

/** The compiler completes this list. */
const EVENT_TYPES: Record<ChatEvent['type'], true> = {
  started: true,
  stopped: true,
  windowOpened: true,
  windowClosed: true,
  olderRequested: true,
  retried: true,
  textWritten: true,
  imageWritten: true,
  cardsChosen: true,
  draftChanged: true,
  requestMade: true,
  timerFired: true,
  addressFound: true,
  socketOpened: true,
  socketClosed: true,
  frameReceived: true,
  storeTaskEnded: true,
  draftLoaded: true,
  agentsLoaded: true,
  agentsFailed: true,
  pageLoaded: true,
  pageFailed: true,
  uploadProgressed: true,
  uploaded: true,
  uploadFailed: true,
  leading: true,
  tabMessageReceived: true,
  shownAnswered: true,
};

/** An image is written as its size and type. */
const withoutImages = (_: string, value: unknown) =>
  value instanceof Blob ? { size: value.size, type: value.type } : value;

/** A log as text: one event in JSON on each line. */
export const formatLog = (events: readonly TimedEvent[]): string =>
  events.map((event) => `${JSON.stringify(event, withoutImages)}\n`).join('');

/** The events of a log. Throws a `LogError` with the line that is none. */
export function parseLog(text: string): readonly TimedEvent[] {
  const events = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1)]));
  if (events.length === 0) throw new LogError('The log is empty: it has one event in JSON on each line.');
  if (events[0]?.type !== 'started') throw new LogError('The log does not begin with the event "started".');
  return events;
}

function parseLine(line: string, number: number): TimedEvent {
  let event: Partial<TimedEvent> | null;
  try {
    event = JSON.parse(line) as Partial<TimedEvent> | null;
  } catch {
    throw new LogError(`Line ${number} is not JSON.`);
  }
  if (typeof event?.type !== 'string' || !Object.hasOwn(EVENT_TYPES, event.type))
    throw new LogError(`Line ${number} is not an event of the chat: its type is ${JSON.stringify(event?.type)}.`);
  if (typeof event.at !== 'number' || typeof event.chance !== 'number')
    throw new LogError(`Line ${number} has no time "at" in ms or no random number "chance".`);
  return event as TimedEvent;
}

/** Runs the reducer over the events of a log. Throws a `LogError` for an event that it cannot handle. */
export function replay(events: readonly TimedEvent[]): readonly ReplayedStep[] {
  let before = INITIAL_STATE;
  return events.map((event, index) => {
    try {
      const step = { event, before, ...reduce(before, event) };
      before = step.state;
      return step;
    } catch (error) {
      throw new LogError(`Event ${index + 1} ("${event.type}") is incomplete: ${String(error)}.`);
    }
  });
}
