/**
 * How long a list is, as far as anyone knows. The server's count may be wrong (reference: it misses or adds some): a page that
 * is shorter than asked ends the list; while its last counted page is full, there may be one part more.
 */
export function listLength(total: number, pageSize: number, rowsOf: Readonly<Record<number, number>>): number {
  const pages = Object.entries(rowsOf).map(([page, rows]) => ({ page: Number(page), rows }));
  const short = pages.filter(({ rows }) => rows < pageSize).toSorted((a, b) => a.page - b.page)[0];
  // An empty page says only that the list ends somewhere before it.
  if (short && (short.rows > 0 || short.page === 1)) return (short.page - 1) * pageSize + short.rows;
  if (short) return Math.min(Math.max(total, lastFull(pages, pageSize)), (short.page - 1) * pageSize);
  const full = lastFull(pages, pageSize);
  return full >= total && full > 0 ? full + 1 : total;
}

const lastFull = (pages: readonly { page: number; rows: number }[], pageSize: number) =>
  Math.max(0, ...pages.filter(({ rows }) => rows >= pageSize).map(({ page }) => page * pageSize));
