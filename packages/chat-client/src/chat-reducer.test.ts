import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduce } from './chat-reducer.ts';
import { INITIAL_STATE } from './client-state.ts';
import { SHOPPER } from './test-simulator/messages.ts';
import type { TabMessage } from './tab-messages.ts';
import { runRandomly, type Observed } from './test-simulator/random-run.ts';

const picks = fc.array(fc.nat(), { minLength: 40, maxLength: 250, size: 'max' });

const verifyAlways = (observer: () => (step: Observed) => void, numRuns = 150) =>
  fc.assert(
    fc.property(picks, (some) => runRandomly(some, observer())),
    { numRuns, seed: 7 },
  );

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** What random runs must have reached, so that they prove something. */
const REACHED = 'queued inFlight refused unconfirmed draft echo history upload reportReply'.split(' ');

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Whether a message was delivered, is sent again, or is shown to the shopper. */
const decides = (message: TabMessage) =>
  message.type === 'removed' || (message.type === 'deliveryChanged' && message.entry.delivery.status !== 'inFlight');

// A busy machine needs longer than the default timeout.
describe('in random runs', { timeout: 30_000 }, () => {
  test('reaches every kind of delivery', () => {
    const reached = new Set<string>();
    verifyAlways(() => ({ state, effects }) => {
      for (const { delivery } of state.outbox.entries) reached.add(delivery.status);
      for (const { item } of state.conversation.entries)
        if (item.type === 'message' && item.confirmedBy) reached.add(item.confirmedBy);
      for (const { type } of effects) reached.add(type);
    });
    for (const name of REACHED) expect([...reached].sort()).toContain(name);
  });

  test('never changes a state or an event, and computes the same twice', () => {
    verifyAlways(() => ({ before, event, state, effects }) => {
      deepFreeze([before, event, state, effects]);
      expect(reduce(before, event)).toEqual({ state, effects });
    });
  });

  test('has states, events and effects that JSON and structured clones reproduce', () => {
    verifyAlways(
      () =>
        ({ state, event, effects }) => {
          expect(asJson({ state, event, effects })).toEqual({ state, event, effects });
          expect(structuredClone({ state, event, effects })).toEqual({ state, event, effects });
        },
      25,
    );
  });

  test('never has two messages in flight, and never sends one twice without a decision in between', () => {
    verifyAlways(() => {
      /** The message that was handed to a socket, and about which nothing was decided since. */
      let undecided: string | undefined;
      return ({ state, effects }) => {
        const inFlight = state.outbox.entries.filter(({ delivery }) => delivery.status === 'inFlight');
        expect(inFlight.length).toBeLessThan(2);
        for (const effect of effects) {
          if (effect.type === 'post' && decides(effect.message)) undecided = undefined;
          if (effect.type !== 'sendFrame' || effect.frame.kind !== 'message') continue;
          expect(undecided).toBeUndefined();
          expect(effect.frame.content).toBe(inFlight[0]?.content);
          undecided = inFlight[0]?.key;
        }
      };
    });
  });

  test('starts a socket only after the one before was closed, and closes it when it stops', () => {
    verifyAlways(() => {
      let isOpen = false;
      return ({ effects, state }) => {
        for (const { type } of effects) {
          if (type === 'openSocket') expect(isOpen).toBe(false);
          if (type === 'openSocket') isOpen = true;
          if (type === 'closeSocket') isOpen = false;
        }
        if (state.tabs.isStopped) expect(isOpen).toBe(false);
      };
    });
  });

  test('waits for every timer that something depends on, and leaves none when it stops', () => {
    verifyAlways(() => ({ state, timers }) => {
      const { connection, delivery, history, tabs } = state;
      if (tabs.isStopped) return expect([...timers]).toEqual([]);
      const has = (name: string, isNeeded: boolean) => isNeeded && expect([...timers]).toContain(name);
      has('connection/retry', connection.stage === 'waiting');
      has('connection/step', connection.stage === 'opening');
      has('connection/ping', connection.stage === 'signedIn');
      has('connection/verify', connection.isVerifying);
      has('quarantine', connection.isQuarantined);
      has('echo/timeout', delivery.carried?.isSent === true);
      has('catchUp', history.catchUp?.waitsFor === 'retry');
      has('draft', tabs.unsavedDraft !== undefined);
      expect(timers.has('echo/timeout')).toBe(delivery.carried?.isSent === true);
      return undefined;
    });
  });

  test('runs one task of the store at a time, in order', () => {
    verifyAlways(() => {
      let running: number | undefined;
      return ({ event, effects, state }) => {
        if (event.type === 'storeTaskEnded') running = undefined;
        for (const effect of effects) {
          if (effect.type !== 'runStoreTask') continue;
          expect(running).toBeUndefined();
          running = effect.task.number;
        }
        expect(running).toBe(state.outbox.tasks[0]?.number);
      };
    });
  });
});

test('reuses the parts of the state in which nothing changes', () => {
  const started = reduce(INITIAL_STATE, {
    type: 'started',
    shopperId: SHOPPER,
    quarantineMs: 1,
    at: 0,
    chance: 0,
  }).state;
  const { state } = reduce(started, { type: 'draftChanged', text: 'a', at: 0, chance: 0 });
  expect(state.shown).not.toBe(started.shown);
  expect(state.outbox).toBe(started.outbox);
  expect(reduce(state, { type: 'draftLoaded', text: 'b', at: 0, chance: 0 }).state).toEqual(state);
});
