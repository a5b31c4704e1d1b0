import type { Moment } from '@shop/contracts';
import type { ChatEffect, TimerName } from './chat-effect.ts';
import type { RaisedEvent } from './chat-event.ts';
import type { ClientState } from './client-state.ts';

/**
 * One run of the reducer: copies of the parts of the state, and what follows from the event. The reducer's functions
 * assign to the copies; arrays and objects inside a part are replaced, never changed.
 */
export type Step = ClientState & {
  readonly at: Moment;
  /** A random number from 0 to 1 (exclusive). */
  readonly chance: number;
  readonly effects: ChatEffect[];
  /** Events for the other parts of the reducer, handled within the same run. */
  readonly raised: RaisedEvent[];
};

export const emit = (step: Step, effect: ChatEffect): void => void step.effects.push(effect);
export const raise = (step: Step, event: RaisedEvent): void => void step.raised.push(event);

/** Starts a timer, again if it is running. */
export const startTimer = (step: Step, name: TimerName, ms: number): void =>
  emit(step, { type: 'startTimer', name, ms });

/** Cancels the timers whose names begin so. */
export const cancelTimers = (step: Step, prefix: string): void => emit(step, { type: 'cancelTimers', prefix });
