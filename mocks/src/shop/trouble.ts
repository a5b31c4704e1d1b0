import { ContractFault, decodeAnswer, type Call } from '@shop/contracts';

/** What can be wrong with the shop, as plain data. Without `call` it concerns every call. */
export type Trouble = { call?: string } & (
  | { kind: 'slow'; ms: number }
  /** No answer at all: a network error. */
  | { kind: 'down' }
  /** A server that does not have the call. */
  | { kind: 'unknown' }
  /** An answer of wrong types. */
  | { kind: 'malformed' }
  /** Lists that say they have more than any page shows. */
  | { kind: 'miscounted'; by: number }
  | { kind: 'refused'; status: number; message: string }
  /** The token is old from the `after`-th call on that needs one, until somebody signs in again. */
  | { kind: 'signedOut'; after: number }
);

/** The first trouble of a kind that concerns a call. */
export function troubleOf<K extends Trouble['kind']>(
  troubles: readonly Trouble[],
  kind: K,
  call: string,
): Extract<Trouble, { kind: K }> | undefined {
  return troubles.find(
    (trouble): trouble is Extract<Trouble, { kind: K }> =>
      trouble.kind === kind && (trouble.call === undefined || trouble.call === call),
  );
}

const spoilt = (wire: unknown): unknown => {
  if (Array.isArray(wire)) return wire.map(spoilt);
  if (wire !== null && typeof wire === 'object')
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, spoilt(value)]));
  return { unexpected: wire };
};

/** A good answer made bad: its shape kept but every value of a wrong type or, where that would still decode, a page in its place. A refusal loses its status. */
export function malformed(call: Call, body: unknown): unknown {
  const { data, ...envelope } = body as { status: number; msg: string; data?: unknown };
  if (!call.answer || envelope.status !== 200) return { ...envelope, status: 'ok' };
  const bad = { ...envelope, data: spoilt(data) };
  return decodes(call, bad) ? { ...envelope, data: '<html></html>' } : bad;
}

/** A good page of a list that counts more rows than there are. */
export function miscounted(body: unknown, by: number): unknown {
  const { data, ...envelope } = body as { data?: { count?: unknown } };
  return typeof data?.count === 'number' ? { ...envelope, data: { ...data, count: data.count + by } } : body;
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
