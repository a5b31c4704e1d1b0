import type { ChatEvent, TimedEvent } from '../chat-event.ts';
import { reduce, type Reduced } from '../chat-reducer.ts';
import { INITIAL_STATE, type ClientState } from '../client-state.ts';
import { SHOPPER } from './messages.ts';
import { createOutside } from './outside.ts';

/** One step of the reducer, and the timers that run after it. */
export type Observed = Reduced & { before: ClientState; event: TimedEvent; timers: ReadonlySet<string> };

/** Runs the reducer on a random sequence of what may happen outside, then stops the client. */
export function runRandomly(picks: readonly number[], observe: (step: Observed) => void): void {
  const outside = createOutside();
  let state = INITIAL_STATE;
  const take = (event: ChatEvent, chance = 0.5) => {
    const timed: TimedEvent = { ...event, at: 1000, chance };
    const before = state;
    const reduced = reduce(before, timed);
    ({ state } = reduced);
    outside.apply(reduced.effects);
    observe({ ...reduced, before, event: timed, timers: outside.timers() });
  };
  take({ type: 'started', shopperId: SHOPPER, quarantineMs: 2000 });
  for (const pick of picks) take(outside.next(pick), (pick % 100) / 100);
  take({ type: 'stopped' });
}
