import { INITIAL_STATE, type ClientState } from '../client-state.ts';
import type { Step } from '../step.ts';

/** A run of the reducer for tests of its parts. */
export const beginStep = (state: ClientState = INITIAL_STATE): Step => ({
  ...structuredClone(state),
  at: 0,
  chance: 0,
  effects: [],
  raised: [],
});
