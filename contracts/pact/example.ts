import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../src/define-call.ts';
import type { StateName } from './states.ts';

/** How a refusal is taken: it asks to sign in, or its words are shown. */
type Refused = 'asksToSignIn' | 'saysWhy';

/**
 * One interaction: what is sent in a state, and what comes back. Values are examples, only their types count.
 * `supplied` names places of the request (`body.id`) that take a value of the state instead, as `${lineId}`.
 */
export type Example = {
  call: Call;
  state: StateName;
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  answer?: unknown;
  refused?: Refused;
  supplied?: Record<string, string>;
};

type StateOf<C> = C extends { states: readonly (infer S)[] } ? S : never;
type Told<C> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  answer?: AnswerOf<C>;
  refused?: Refused;
  supplied?: Record<string, string>;
};

/** An interaction of a call in one of its states. */
export const example = <C extends Call>(call: C, state: StateOf<C> & StateName, told: Told<C> = {}): Example => ({
  call,
  state,
  ...told,
});
