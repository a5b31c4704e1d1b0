/**
 * What takes the place of a field of an answer: nothing, or a value that servers in PHP send for "nothing". Zero is the
 * last, since it may also be what the server means.
 */
export const REPLACEMENTS = ['dropped', 'null', 'emptyText', 'emptyList', 'zero'] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

const VALUES: Record<Replacement, unknown> = {
  dropped: undefined,
  null: null,
  emptyText: '',
  emptyList: [],
  zero: 0,
};

/** The step of a path into every row of a list, and into every entry of a map whose keys are values (ids, colours). */
const EVERY = '[]';
const isName = (key: string) => /^[A-Za-z_]\w*$/.test(key);
const stepOf = (key: string) => (isName(key) ? key : EVERY);

/** Every field of an answer once, as a path such as `data.list[].price`. */
export function fieldsOf(wire: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const row of value) visit(row, path + EVERY);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        const field = isName(key) ? [path, key].filter(Boolean).join('.') : path + EVERY;
        if (isName(key)) found.add(field);
        visit(inner, field);
      }
  };
  visit(wire, '');
  return found;
}

/** An answer with another value in one of `fieldsOf`, in every row that has it. */
export function mutated(wire: unknown, field: string, by: Replacement): unknown {
  return replaced(wire, field.replaceAll(EVERY, `.${EVERY}`).split('.').filter(Boolean), by);
}

function replaced(wire: unknown, path: readonly string[], by: Replacement): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(wire)) return step === EVERY ? wire.map((row) => replaced(row, rest, by)) : wire;
  if (wire === null || typeof wire !== 'object') return wire;
  return Object.fromEntries(
    Object.entries(wire).flatMap(([key, value]): [string, unknown][] => {
      if (stepOf(key) !== step) return [[key, value]];
      if (rest.length > 0) return [[key, replaced(value, rest, by)]];
      return by === 'dropped' ? [] : [[key, VALUES[by]]];
    }),
  );
}
