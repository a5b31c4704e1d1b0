import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../src/define-call.ts';
import type { StateName } from '../src/provider-states.ts';

/** What a client does with a refusal: ask the shopper to sign in, or show its message. */
type Refused = 'asksToSignIn' | 'hasMessage';

/**
 * One interaction: what is sent in a state, and what comes back. Values are examples, only their types count.
 * `supplied` names fields of the request (`body.id`) that take a value of the state instead, as `${lineId}`.
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
type Exchange<C> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  answer?: AnswerOf<C>;
  refused?: Refused;
  supplied?: Record<string, string>;
};

/** An interaction of a call in one of its states. */
export const example = <C extends Call>(
  call: C,
  state: StateOf<C> & StateName,
  exchange: Exchange<C> = {},
): Example => ({ call, state, ...exchange });
