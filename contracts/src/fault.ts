import type * as z from 'zod/mini';

/** One violation of the contract. `path` is dotted, with `[i]` for items of a list; `''` is the whole value. */
export type Fault = { path: string; expected: string; got: string };

/** A fault that names the type of what it got, but not the value: `string` instead of `string "eyJ…"`. */
export const withoutValue = (fault: Fault): Fault => ({
  ...fault,
  got: fault.got.replace(/^(string|number|boolean|bigint) .*$/s, '$1'),
});

/** A value that violates its contract: has the call and every fault, for logs and for backend teams. */
export class ContractFault extends Error {
  readonly call: string;
  readonly faults: readonly Fault[];
  constructor(call: string, faults: readonly Fault[]) {
    super(faults.map((f) => `${call}: ${f.path || '(answer)'}: expected ${f.expected}, got ${f.got}`).join('\n'));
    this.name = 'ContractFault';
    this.call = call;
    this.faults = faults;
  }
}

const MAX_SHOWN_CHARACTERS = 80;

/** A short text about a value for one line of a log. Long texts, which may be private, are cut. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no keys'}`;
  // JSON.stringify returns undefined for functions and symbols.
  const text = JSON.stringify(value) ?? 'of no JSON type';
  const shown = text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
  return value === null ? shown : `${typeof value} ${shown}`;
}

function showPath(path: readonly PropertyKey[]): string {
  const keys = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return keys.join('').replace(/^\./, '');
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

const TYPES: Partial<Record<string, string>> = { int: 'a whole number', array: 'list', record: 'map' };

const expectedOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((v) => JSON.stringify(v)).join(' or ');
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.pattern ? `text like ${issue.pattern}` : issue.format;
    default:
      return issue.message || issue.code;
  }
};

/** Adds what other branches of a union expect at the same path: `"NONE" or "EXTEND_ORDER"`. */
const withAlternatives = (fault: Fault, others: readonly Fault[]): Fault => {
  const expected = new Set(
    [fault, ...others.filter((other) => other.path === fault.path)].map((same) => same.expected),
  );
  return { ...fault, expected: [...expected].join(' or ') };
};

/** Converts zod's issues into faults; for a union, those of the branch that matches best. */
export function faultsOf(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  base: readonly PropertyKey[] = [],
): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const branches = issue.errors.map((errors) => faultsOf(errors, value, path));
      const deepest = branches.filter((faults) => faults.every((f) => f.path !== showPath(path)));
      const [best, ...others] = deepest.sort((a, b) => a.length - b.length);
      if (best) return best.map((fault) => withAlternatives(fault, others.flat()));
      return [
        {
          path: showPath(path),
          expected: [...new Set(branches.flat().map((f) => f.expected))].join(' or '),
          got: describeValue(valueAt(value, path)),
        },
      ];
    }
    return [{ path: showPath(path), expected: expectedOf(issue), got: describeValue(valueAt(value, path)) }];
  });
}
