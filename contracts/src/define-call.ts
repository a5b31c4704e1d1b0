import type * as z from 'zod/mini';
import type { StateName } from '../pact/states.ts';

/** What a call needs of the shopper: a token, nothing, or a token that only personalises the answer. */
export type Auth = 'required' | 'none' | 'optional';
export type Method = 'GET' | 'POST';
type Schema = z.core.$ZodType;

/**
 * One call of the shop's HTTP API: the single place where its method, path and wire shapes stand.
 * From it come the typed client, the stand-in shop's router, the Pact interactions, OpenAPI and the call table.
 */
export type Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  /** Unique, camelCase: the name in tables, errors and tests. */
  name: string;
  method: Method;
  /** Below the API base (`/api`), with `:name` for each path parameter, e.g. `/product/detail/:id`. */
  path: string;
  auth: Auth;
  /** One sentence for the call table: when it is made and what for. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** How the body travels; `form` is multipart (uploads). Default `json`. */
  encoding?: 'json' | 'form';
  /** What stands in the envelope's `data`. Absent for calls that answer with a message only. */
  answer?: Answer;
  /** Servers of the family may answer with an empty body, which then means done. */
  mayBeSilent?: true;
  /** Names of the provider states in which the call is verified, from `pact/states.ts`. */
  states?: readonly StateName[];
};

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** The domain values that go into and come out of a call. */
export type ParamsOf<C> = C extends { params: infer S } ? Out<S> : undefined;
export type QueryOf<C> = C extends { query: infer S } ? Out<S> : undefined;
export type BodyOf<C> = C extends { body: infer S } ? Out<S> : undefined;
export type AnswerOf<C> = C extends { answer: infer S } ? Out<S> : undefined;

/** Makes a call a value, keeping its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Fills `:name` places of a path with encoded values. Throws when one is missing: a programming error. */
export function pathOf(call: Pick<Call, 'name' | 'path'>, params: Record<string, string> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${call.name} needs the path parameter "${key}"; pass it in params.`);
    return encodeURIComponent(value);
  });
}
