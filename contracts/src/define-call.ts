import type * as z from 'zod/mini';
import type { StateName } from './provider-states.ts';

/** Whether a call requires a token, ignores it, or uses one to personalise the answer. */
export type Auth = 'required' | 'none' | 'optional';
export type Method = 'GET' | 'POST';
type Schema = z.core.$ZodType;

/**
 * One call of the shop's HTTP API: the only definition of its method, path and wire shapes. The typed client, the
 * stand-in shop's router, the Pact interactions, OpenAPI and the call table are derived from it.
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
  /** A sentence for the call table: what the call does and when it is made. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The encoding of the body; `form` is multipart (uploads). Default `json`. */
  encoding?: 'json' | 'form';
  /** The schema of the envelope's `data`. Absent for calls that answer with a message only. */
  answer?: Answer;
  /** Whether the answer has a token: its faults, which are logged, then name types and never values. */
  isSecret?: true;
  /** Whether an empty body, which some servers of the family send, means success. */
  mayBeSilent?: true;
  /** Names of the provider states in which the call is verified, from `provider-states.ts`. */
  states?: readonly StateName[];
};

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** The domain values of a call's request and answer. */
export type ParamsOf<C> = C extends { params: infer S } ? Out<S> : undefined;
export type QueryOf<C> = C extends { query: infer S } ? Out<S> : undefined;
export type BodyOf<C> = C extends { body: infer S } ? Out<S> : undefined;
export type AnswerOf<C> = C extends { answer: infer S } ? Out<S> : undefined;

/** Defines a call with its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Whether a value is a call: nothing else that a contract exports has a method, a path and an `auth`. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value;

/** Replaces the `:name` parameters of a path by encoded values. Throws when one is missing: a programming error. */
export function pathOf(call: Pick<Call, 'name' | 'path'>, params: Record<string, string> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${call.name} needs the path parameter "${key}"; pass it in params.`);
    return encodeURIComponent(value);
  });
}
