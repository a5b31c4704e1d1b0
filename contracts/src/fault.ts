import type * as z from 'zod/mini';

/** One place where a value broke the contract. `path` is dotted, with `[i]` for list places; `''` is the whole value. */
export type Fault = { path: string; expected: string; got: string };

/** A value that does not fit its contract: names the call and every fault, for logs and for backend teams. */
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

const MAX_SHOWN = 80;

/** Says what a value is, short enough for one line, without spilling long or private texts. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no keys'}`;
  // JSON has no word for functions and symbols.
  const text = JSON.stringify(value) ?? 'of no JSON type';
  return `${value === null ? '' : `${typeof value} `}${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}`;
}

const showPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (shown, key) => (typeof key === 'number' ? `${shown}[${key}]` : shown ? `${shown}.${String(key)}` : String(key)),
    '',
  );

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
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

/** Branches that break in the same place expect either of their values there: `"NONE" or "EXTEND_ORDER"`. */
const joined = (fault: Fault, others: readonly Fault[]): Fault => {
  const expected = new Set(
    [fault, ...others.filter((other) => other.path === fault.path)].map((same) => same.expected),
  );
  return { ...fault, expected: [...expected].join(' or ') };
};

/** Turns zod's issues into faults; of a union it tells the branch that came closest. */
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
      if (best) return best.map((fault) => joined(fault, others.flat()));
      return [
        {
          path: showPath(path),
          expected: [...new Set(branches.flat().map((f) => f.expected))].join(' or '),
          got: describe(at(value, path)),
        },
      ];
    }
    return [{ path: showPath(path), expected: expectedOf(issue), got: describe(at(value, path)) }];
  });
}
