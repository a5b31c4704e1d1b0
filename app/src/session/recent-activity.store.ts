import { createPersistedStore } from './persisted-store.ts';
import { isRecord, isText } from './stored-values.ts';

/** The parts opened and the searches made in this browser, newest first. */
type RecentActivity = { parts: readonly string[]; searches: readonly string[] };

/** One row of parts, and a list of searches that needs no scrolling. */
const MAX_ENTRIES: Record<keyof RecentActivity, number> = { parts: 12, searches: 8 };

const texts = (value: unknown): string[] => (Array.isArray(value) && value.every(isText) ? value : []);
const read = (stored: unknown): RecentActivity | undefined =>
  isRecord(stored)
    ? {
        parts: texts(stored.parts)
          .filter((id) => /^\d{1,18}$/.test(id))
          .slice(0, MAX_ENTRIES.parts),
        searches: texts(stored.searches).slice(0, MAX_ENTRIES.searches),
      }
    : undefined;

export const useRecentActivity = createPersistedStore<RecentActivity>(
  'recentActivity',
  { parts: [], searches: [] },
  read,
  'browser',
);

/** Adds a part or a search as the newest one. */
export function addRecent(kind: keyof RecentActivity, value: string): void {
  const before = useRecentActivity.getState()[kind];
  if (before[0] === value) return;
  const entries = [value, ...before.filter((one) => one !== value)].slice(0, MAX_ENTRIES[kind]);
  useRecentActivity.setState({ [kind]: entries });
}

/** Removes one entry, or all of a kind. */
export function clearRecent(kind: keyof RecentActivity, value?: string): void {
  const remaining = useRecentActivity.getState()[kind].filter((one) => value !== undefined && one !== value);
  useRecentActivity.setState({ [kind]: remaining });
}
