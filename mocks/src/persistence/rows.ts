import type { ShopState } from '../core/state.ts';

/** A row of the shop's state: an entry of a section, or, with an empty name, the section's type. */
export type Row = { section: string; name: string; json: string };

/**
 * Sections whose entries never change: images and the pairs of parts lists. They are too large to be serialized at each
 * write.
 */
const WRITTEN_ONCE: ReadonlySet<string> = new Set<keyof ShopState>(['uploads', 'listPairs']);
/** The name of the row with a section's type. Names of entries have a prefix, so that none of them is empty. */
const KIND = '';
const ENTRY = '/';

const isObject = (content: unknown): content is object => typeof content === 'object' && content !== null;

/**
 * Splits the state into rows, so that only changes have to be written. Omits rows that are written already
 * (`isWritten`) and belong to a section whose entries never change.
 */
export function* toRows(
  state: ShopState,
  isWritten: (section: string, name: string) => boolean = () => false,
): Generator<Row> {
  for (const [section, content] of Object.entries(state) as [string, unknown][]) {
    if (!isObject(content)) {
      if (content !== undefined) yield { section, name: KIND, json: JSON.stringify(content) };
      continue;
    }
    yield { section, name: KIND, json: Array.isArray(content) ? '[]' : '{}' };
    for (const [key, value] of Object.entries(content) as [string, unknown][]) {
      const name = `${ENTRY}${key}`;
      if (value !== undefined && !(WRITTEN_ONCE.has(section) && isWritten(section, name)))
        yield { section, name, json: JSON.stringify(value) };
    }
  }
}

/** Assembles a state from rows. Throws if one is not valid JSON. */
export function fromRows(rows: Iterable<Row>): Partial<ShopState> {
  const sections = new Map<string, { kind: unknown; entries: [string, unknown][] }>();
  for (const { section, name, json } of rows) {
    const value: unknown = JSON.parse(json);
    const content = sections.get(section) ?? { kind: undefined, entries: [] };
    sections.set(section, content);
    if (name === KIND) content.kind = value;
    else content.entries.push([name.slice(ENTRY.length), value]);
  }
  return Object.fromEntries(
    [...sections].map(([section, { kind, entries }]) => [section, assembleSection(kind, entries)]),
  );
}

function assembleSection(kind: unknown, entries: readonly [string, unknown][]): unknown {
  if (Array.isArray(kind)) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  return isObject(kind) ? Object.fromEntries(entries) : kind;
}

/** Sections whose entries are settings, each with a default. */
const SETTINGS: ReadonlySet<string> = new Set<keyof ShopState>(['backOffice', 'flash', 'limits', 'orderLimits']);

/** The stored state, with the defaults of a fresh one for sections and settings that are newer than the file. */
export function mergeWithDefaults(fresh: ShopState, stored: Partial<ShopState>): ShopState {
  const settings = Object.entries(stored)
    .filter(([section]) => SETTINGS.has(section))
    .map(([section, content]) => [section, { ...Object(fresh[section as keyof ShopState]), ...Object(content) }]);
  return { ...fresh, ...stored, ...Object.fromEntries(settings) };
}
