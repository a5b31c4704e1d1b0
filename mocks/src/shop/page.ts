/** Servers of the family answer at most 100 rows at once (reference: paging). */
const MOST = 100;

/** One page of a list; page numbers begin at 1. */
export function page<T>(rows: readonly T[], asked: { page: number; limit: number }): readonly T[] {
  const limit = Math.min(MOST, Math.max(1, asked.limit));
  const start = (Math.max(1, asked.page) - 1) * limit;
  return rows.slice(start, start + limit);
}
