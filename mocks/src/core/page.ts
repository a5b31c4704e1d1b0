/** The maximum number of rows per page (reference: paging). */
const MAX_ROWS = 100;

/** One page of a list; page numbers start at 1. */
export function page<T>(rows: readonly T[], request: { page: number; limit: number }): readonly T[] {
  const limit = Math.min(MAX_ROWS, Math.max(1, request.limit));
  const start = (Math.max(1, request.page) - 1) * limit;
  return rows.slice(start, start + limit);
}
