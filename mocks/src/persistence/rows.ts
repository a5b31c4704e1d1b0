import type { ShopState } from '../shop/state.ts';

/** A piece of the shop's state: an entry of one of its parts, or, under no name, what kind of thing the part is. */
export type Row = { section: string; name: string; json: string };

/** Parts whose entries never change once they are there: images and the pairs of parts lists, which are too large to be looked at again and again. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set<keyof ShopState>(['uploads', 'listPairs']);
/** The name of the row that says what a part is. Names of entries begin with a sign of their own, so none is taken for it. */
const KIND = '';
const ENTRY = '/';

const isEntries = (part: unknown): part is object => typeof part === 'object' && part !== null;

/** Cuts the state into rows, so that only what changed has to be written. A row that `isWritten` knows, of a part that never changes, is left out. */
export function* toRows(
  state: ShopState,
  isWritten: (section: string, name: string) => boolean = () => false,
): Generator<Row> {
  for (const [section, part] of Object.entries(state) as [string, unknown][]) {
    if (!isEntries(part)) {
      if (part !== undefined) yield { section, name: KIND, json: JSON.stringify(part) };
      continue;
    }
    yield { section, name: KIND, json: Array.isArray(part) ? '[]' : '{}' };
    for (const [key, value] of Object.entries(part) as [string, unknown][]) {
      const name = `${ENTRY}${key}`;
      if (value !== undefined && !(WRITTEN_ONCE.has(section) && isWritten(section, name)))
        yield { section, name, json: JSON.stringify(value) };
    }
  }
}

/** Puts rows together again. Throws when one holds no JSON. */
export function fromRows(rows: Iterable<Row>): Partial<ShopState> {
  const parts = new Map<string, { kind: unknown; entries: [string, unknown][] }>();
  for (const { section, name, json } of rows) {
    const value: unknown = JSON.parse(json);
    const part = parts.get(section) ?? { kind: undefined, entries: [] };
    parts.set(section, part);
    if (name === KIND) part.kind = value;
    else part.entries.push([name.slice(ENTRY.length), value]);
  }
  return Object.fromEntries([...parts].map(([section, { kind, entries }]) => [section, assembled(kind, entries)]));
}

function assembled(kind: unknown, entries: readonly [string, unknown][]): unknown {
  if (Array.isArray(kind)) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  return isEntries(kind) ? Object.fromEntries(entries) : kind;
}

/** Parts whose entries are settings, each with a default. */
const SETTINGS: ReadonlySet<string> = new Set<keyof ShopState>(['backOffice', 'flash', 'limits']);

/** What was kept, with the defaults of a fresh state where it says nothing: parts and settings that are newer than the file. */
export function overFresh(fresh: ShopState, kept: Partial<ShopState>): ShopState {
  const settings = Object.entries(kept)
    .filter(([section]) => SETTINGS.has(section))
    .map(([section, part]) => [section, { ...Object(fresh[section as keyof ShopState]), ...Object(part) }]);
  return { ...fresh, ...kept, ...Object.fromEntries(settings) };
}
