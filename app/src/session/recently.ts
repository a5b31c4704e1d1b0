import { create } from 'zustand';

/** What this browser was used for lately: parts looked at and words searched for, newest first. */
type Recently = { parts: readonly string[]; searches: readonly string[] };

const KEY = 'recently';
/** A row of parts, and a list of searches that needs no scrolling. */
const MOST: Record<keyof Recently, number> = { parts: 12, searches: 8 };
const NOTHING: Recently = { parts: [], searches: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What is kept may be anything: another version wrote it, or somebody by hand. */
function read(): Recently {
  try {
    const { parts, searches } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof Recently, unknown>
    >;
    return {
      parts: isTexts(parts) ? parts.filter((id) => /^\d{1,18}$/.test(id)).slice(0, MOST.parts) : [],
      searches: isTexts(searches) ? searches.slice(0, MOST.searches) : [],
    };
  } catch {
    return NOTHING;
  }
}

export const useRecently = create<Recently>(() => read());

function keep(changed: Partial<Recently>): void {
  useRecently.setState(changed);
  const { parts, searches } = useRecently.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ parts, searches }));
  } catch {
    // A browser that keeps nothing: it is remembered until the page closes.
  }
}

/** Puts a part or a search in front. */
export function note(kind: keyof Recently, value: string): void {
  const before = useRecently.getState()[kind];
  if (before[0] !== value) keep({ [kind]: [value, ...before.filter((one) => one !== value)].slice(0, MOST[kind]) });
}

/** Forgets one, or all of a kind, or everything. */
export function forget(kind?: keyof Recently, value?: string): void {
  keep(
    kind ? { [kind]: value === undefined ? [] : useRecently.getState()[kind].filter((one) => one !== value) } : NOTHING,
  );
}
