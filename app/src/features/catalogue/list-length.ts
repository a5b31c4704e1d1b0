/**
 * The best estimate of the length of a list. The count of the server may be too low or too high (reference): a page
 * that is shorter than requested ends the list; while the last counted page is full, there may be one more part.
 */
export function listLength(total: number, pageSize: number, rowsOf: Readonly<Record<number, number>>): number {
  const pages = Object.entries(rowsOf).map(([page, rows]) => ({ page: Number(page), rows }));
  const short = pages.filter(({ rows }) => rows < pageSize).toSorted((a, b) => a.page - b.page)[0];
  // An empty page only shows that the list ends somewhere before it.
  if (short && (short.rows > 0 || short.page === 1)) return (short.page - 1) * pageSize + short.rows;
  if (short) return Math.min(Math.max(total, lastFull(pages, pageSize)), (short.page - 1) * pageSize);
  const full = lastFull(pages, pageSize);
  return full >= total && full > 0 ? full + 1 : total;
}

const lastFull = (pages: readonly { page: number; rows: number }[], pageSize: number) =>
  Math.max(0, ...pages.filter(({ rows }) => rows >= pageSize).map(({ page }) => page * pageSize));
