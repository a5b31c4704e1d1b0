import { ContractFault, decodeAnswer, type Call } from '@shop/contracts';
import type { Replacement } from './mutation.ts';

/** A fault of the server that the shop simulates, as plain data. Without `call` it applies to every call. */
export type ShopFault = { call?: string } & (
  | { kind: 'slow'; ms: number }
  /** No response: a network error. */
  | { kind: 'down' }
  /** The server does not have this call. */
  | { kind: 'unknown' }
  /** The response has values of wrong types. */
  | { kind: 'malformed' }
  /** The total of a list is higher than the number of its rows. */
  | { kind: 'miscounted'; by: number }
  /** Lists are sent as objects with numeric keys, as PHP does after cutting rows out. */
  | { kind: 'keyed' }
  /** The server is a standard one of the family, whose rows have no part facts. */
  | { kind: 'standard' }
  /** The server sends these fields nowhere in its answers; one named `rows.field` only not directly in `rows`. */
  | { kind: 'omitted'; fields: readonly string[] }
  /** One field of the answer has another value, in every row (`mutation.ts`). */
  | { kind: 'mutated'; field: string; by: Replacement }
  | { kind: 'refused'; status: number; message: string }
  /** The token expires at the `after`-th call that requires one. */
  | { kind: 'signedOut'; after: number }
);

/** The first fault of a kind that applies to a call. */
export function faultOf<K extends ShopFault['kind']>(
  faults: readonly ShopFault[],
  kind: K,
  call: string,
): Extract<ShopFault, { kind: K }> | undefined {
  return faults.find(
    (fault): fault is Extract<ShopFault, { kind: K }> =>
      fault.kind === kind && (fault.call === undefined || fault.call === call),
  );
}

const withWrongTypes = (wire: unknown): unknown => {
  if (Array.isArray(wire)) return wire.map(withWrongTypes);
  if (wire !== null && typeof wire === 'object')
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, withWrongTypes(value)]));
  return { unexpected: wire };
};

/**
 * A valid response made invalid: every value has a wrong type or, if that still decodes, the data is an HTML page. A
 * refusal loses its status.
 */
export function malformed(call: Call, body: unknown): unknown {
  const { data, ...envelope } = body as { status: number; msg: string; data?: unknown };
  if (!call.answer || envelope.status !== 200) return { ...envelope, status: 'ok' };
  const bad = { ...envelope, data: withWrongTypes(data) };
  return decodes(call, bad) ? { ...envelope, data: '<html></html>' } : bad;
}

/** A page of a list whose total is too high by `by`. */
export function miscounted(body: unknown, by: number): unknown {
  const { data, ...envelope } = body as { data?: { count?: unknown } };
  return typeof data?.count === 'number' ? { ...envelope, data: { ...data, count: data.count + by } } : body;
}

/** A page of a list as an object with numeric keys, of which one is missing. */
export function keyed(body: unknown): unknown {
  const { data, ...envelope } = body as { data?: { list?: unknown } };
  if (!Array.isArray(data?.list)) return body;
  const list = Object.fromEntries(data.list.map((row: unknown, index) => [index === 0 ? 0 : index + 1, row]));
  return { ...envelope, data: { ...data, list } };
}

function decodes(call: Call, body: unknown): boolean {
  try {
    decodeAnswer(call, body);
    return true;
  } catch (error) {
    if (error instanceof ContractFault) return false;
    throw error;
  }
}

/** A response without fields of these names, at any depth. `within` is the name of the field that it is the value of. */
export function without(wire: unknown, fields: readonly string[], within = ''): unknown {
  if (Array.isArray(wire)) return wire.map((one) => without(one, fields, within));
  if (wire === null || typeof wire !== 'object') return wire;
  return Object.fromEntries(
    Object.entries(wire)
      .filter(([key]) => !fields.includes(key) && !fields.includes(`${within}.${key}`))
      .map(([key, value]) => [key, without(value, fields, key)]),
  );
}
