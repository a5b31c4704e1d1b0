import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import type { Account, Shop } from './state.ts';

/** What a rule is asked: the decoded request, who asks, and in which language. */
export type Asked<C extends Call = Call> = {
  shop: Shop;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The signed-in shopper; absent where the call does not need one. */
  user: C['auth'] extends 'required' ? Account : Account | undefined;
  language: Language;
  token: string | undefined;
  /** Scheme and host under which the shop was reached, e.g. `http://localhost:4000`. */
  origin: string;
  /** Puts the server's words beside the value, as the envelope's message. */
  say(message: string): void;
};

type Answered<C> =
  AnswerOf<C> extends undefined ? void : AnswerOf<C> extends readonly (infer Row)[] ? readonly Row[] : AnswerOf<C>;

/** How the shop answers one call. */
export type Rule = { call: Call; run(asked: Asked): unknown };

/** Ties a rule to its call, so that what it is asked and what it answers have the contract's types. */
export function rule<C extends Call>(call: C, run: (asked: Asked<C>) => Answered<C> | Promise<Answered<C>>): Rule {
  return { call, run };
}
