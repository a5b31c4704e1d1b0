import { create } from 'zustand';

/** The parts opened and the searches made in this browser, newest first. */
type RecentActivity = { parts: readonly string[]; searches: readonly string[] };

const KEY = 'recently';
/** One row of parts, and a list of searches that needs no scrolling. */
const MAX_ENTRIES: Record<keyof RecentActivity, number> = { parts: 12, searches: 8 };
const NOTHING: RecentActivity = { parts: [], searches: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Checks what local storage holds, which another version of the shop may have written. */
function read(): RecentActivity {
  try {
    const { parts, searches } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof RecentActivity, unknown>
    >;
    return {
      parts: isTexts(parts) ? parts.filter((id) => /^\d{1,18}$/.test(id)).slice(0, MAX_ENTRIES.parts) : [],
      searches: isTexts(searches) ? searches.slice(0, MAX_ENTRIES.searches) : [],
    };
  } catch {
    return NOTHING;
  }
}

export const useRecentActivity = create<RecentActivity>(() => read());

function persist(changed: Partial<RecentActivity>): void {
  useRecentActivity.setState(changed);
  const { parts, searches } = useRecentActivity.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ parts, searches }));
  } catch {
    // Without local storage it is remembered until the page is closed.
  }
}

/** Adds a part or a search as the newest one. */
export function addRecent(kind: keyof RecentActivity, value: string): void {
  const before = useRecentActivity.getState()[kind];
  if (before[0] === value) return;
  persist({ [kind]: [value, ...before.filter((one) => one !== value)].slice(0, MAX_ENTRIES[kind]) });
}

/** Removes one entry, or all of a kind, or everything. */
export function clearRecent(kind?: keyof RecentActivity, value?: string): void {
  if (!kind) return persist(NOTHING);
  const remaining = useRecentActivity.getState()[kind].filter((one) => value !== undefined && one !== value);
  persist({ [kind]: remaining });
}
