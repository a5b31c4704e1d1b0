/**
 * An answer with the parts of the former one that are equal, so that what shows them does not re-render. A key whose value
 * is undefined equals a missing one: the answers of a document that a server rendered are JSON, which has no undefined.
 */
export function shareEqual(before: unknown, after: unknown): unknown {
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const shared = Array.isArray(after)
    ? after.map((item, at) => shareEqual(before[at], item))
    : Object.fromEntries(Object.entries(after).map(([key, value]) => [key, shareEqual(before[key], value)]));
  const keys = Object.keys({ ...before, ...after });
  return keys.every((key) => (shared as Plain)[key] === before[key]) ? before : shared;
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);
