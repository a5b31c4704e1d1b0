import type { AnswerOf, BodyOf, Call, Language, ParamsOf, QueryOf } from '@shop/contracts';
import type { Account } from './account.state.ts';
import type { Shop } from './shop.ts';

/** The decoded request of a call, with the shopper and the language. */
export type RuleRequest<C extends Call = Call> = {
  shop: Shop;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The signed-in shopper; may be absent if the call does not require signing in. */
  user: C['auth'] extends 'required' ? Account : Account | undefined;
  language: Language;
  /** That of refusals, notices and the envelope's message, where a server is only translated so far. */
  messageLanguage: Language;
  token: string | undefined;
  /** Scheme and host of the request, e.g. `http://localhost:4000`. */
  origin: string;
  /** Sets the message of the response envelope. */
  setMessage(message: string): void;
};

type RuleResponse<C> =
  AnswerOf<C> extends undefined ? void : AnswerOf<C> extends readonly (infer Row)[] ? readonly Row[] : AnswerOf<C>;

/** How the shop answers one call. */
export type Rule = { call: Call; run(request: RuleRequest): unknown };

/** Binds a rule to its call, so that its request and its response have the types of the contract. */
export function rule<C extends Call>(
  call: C,
  run: (request: RuleRequest<C>) => RuleResponse<C> | Promise<RuleResponse<C>>,
): Rule {
  return { call, run };
}
