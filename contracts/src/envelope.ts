import * as z from 'zod/mini';
import type { AnswerOf, Call } from './define-call.ts';
import { ContractFault, describeValue, faultsOf, withoutValue, type Fault } from './fault.ts';

/**
 * Body statuses that ask to sign in: 4100xx of the first server generation, 11000x of the second (5 to 7: tokens of its
 * other apps).
 */
const SIGN_IN_STATUSES = new Set([410000, 410001, 410002, 110002, 110003, 110004, 110005, 110006, 110007]);
const OK = 200;

/** The envelope of every answer. The HTTP status is 200 even for refusals: the `status` in the body counts. */
const envelope = z.object({
  status: z.int(),
  msg: z._default(z.nullish(z.string()), ''),
  data: z.optional(z.unknown()),
});

/**
 * The answer of the shop: a value, or a refusal with the server's message. `signIn`: the token is missing or expired.
 */
export type Reply<T> =
  | { kind: 'done'; value: T; message: string }
  | { kind: 'refused'; status: number; message: string; signIn: boolean };

/** Whether a body status means that the shopper has to sign in again. */
export const asksToSignIn = (status: number): boolean => SIGN_IN_STATUSES.has(status);

/** Whether the owner has closed the shop for a while: 100103, of the first generation 400 with a known message. */
export const saysClosed = ({ status, message }: { status: number; message: string }): boolean =>
  status === 100103 || (status === 400 && message.startsWith('站点升级中'));

/**
 * Decodes a whole answer of a call, envelope included.
 * Throws ContractFault when the envelope or its data does not match the call.
 * `code` beside `status` is ignored: the second generation sends 410001 in it on success.
 */
export function decodeAnswer<C extends Call>(call: C, body: unknown): Reply<AnswerOf<C>> {
  if (call.mayBeSilent && (body === undefined || body === null || body === ''))
    return { kind: 'done', value: undefined as AnswerOf<C>, message: '' };
  const outer = z.safeParse(envelope, body);
  if (!outer.success) {
    const isObject = body !== null && typeof body === 'object' && !Array.isArray(body);
    throw faultIn(
      call,
      isObject
        ? faultsOf(outer.error.issues, body)
        : [{ path: '', expected: '{ status, msg, data }', got: describeValue(body) }],
    );
  }
  const { status, msg, data } = outer.data;
  if (status !== OK) return { kind: 'refused', status, message: msg ?? '', signIn: asksToSignIn(status) };
  return { kind: 'done', value: decodeValue(call, call.answer, data, ['data']) as AnswerOf<C>, message: msg ?? '' };
}

function decodeValue(
  call: Call,
  schema: z.core.$ZodType | undefined,
  wire: unknown,
  base: PropertyKey[] = [],
): unknown {
  if (!schema) return undefined;
  const inner = z.safeDecode(schema as z.ZodMiniType, wire);
  if (inner.success) return inner.data;
  const whole = base.length > 0 ? { data: wire } : wire;
  throw faultIn(call, faultsOf(inner.error.issues, whole, base));
}

const faultIn = (call: Call, faults: readonly Fault[]) =>
  new ContractFault(call.name, call.isSecret ? faults.map(withoutValue) : faults);

/**
 * Encodes a domain value as the body that a server of the first generation sends. Throws ContractFault for an invalid
 * value.
 */
export function encodeAnswer<C extends Call>(call: C, value: AnswerOf<C>, message = 'ok'): unknown {
  if (!call.answer) return { status: OK, msg: message };
  return { status: OK, msg: message, data: encodeValue(call, call.answer, value) };
}

/** Encodes what a client sends (query, body or path parameters). Throws ContractFault for an invalid value. */
export function encodeValue(call: Call, schema: z.core.$ZodType, value: unknown): unknown {
  const wire = z.safeEncode(schema as z.ZodMiniType, value);
  if (wire.success) return wire.data;
  throw new ContractFault(call.name, faultsOf(wire.error.issues, value));
}

/** Decodes what a client sent: the server's side of the contract. */
export function decodeSent(call: Call, schema: z.core.$ZodType, wire: unknown): unknown {
  return decodeValue(call, schema, wire);
}

/** A refusal as the server sends it. */
export const encodeRefusal = (status: number, message: string): unknown => ({ status, msg: message });
