import type { ChatEffect } from './chat-effect.ts';
import type { ChatEvent, TimedEvent } from './chat-event.ts';
import { reduce } from './chat-reducer.ts';
import { INITIAL_STATE, type ClientState } from './client-state.ts';
import type { Clock } from './ports.ts';

export type Store = {
  state(): ClientState;
  dispatch(event: ChatEvent): void;
  /** Calls the listener after every event. */
  subscribe(listener: () => void): () => void;
};

/**
 * Holds the state of one client: reduces events one after another and hands their effects to `run`. An event that
 * comes while another is handled waits for its turn.
 */
export function createStore(
  clock: Pick<Clock, 'now' | 'random'>,
  run: (effect: ChatEffect) => void,
  onEvent: (event: TimedEvent) => void = () => {},
): Store {
  const listeners = new Set<() => void>();
  const waiting: ChatEvent[] = [];
  let state = INITIAL_STATE;
  let isRunning = false;

  function handle(event: ChatEvent) {
    const timed: TimedEvent = { ...event, at: clock.now(), chance: clock.random() };
    onEvent(timed);
    const next = reduce(state, timed);
    state = next.state;
    for (const effect of next.effects) run(effect);
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    dispatch(event) {
      waiting.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) handle(next);
      } finally {
        isRunning = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
