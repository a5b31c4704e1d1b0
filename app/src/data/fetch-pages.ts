/** The rows of a list that are loaded, and whether there may be more. */
export type Rows<T> = { rows: readonly T[]; hasMore: boolean };

/**
 * Fetches the first pages of a list at the same time and joins their rows. The list ends at a page with fewer rows than
 * `limit`, because the counts that servers give are not reliable. Rejects when the first page fails; when a later one
 * fails, its rows and all after it are left out and `hasMore` is true.
 */
export async function fetchPages<T>(
  count: number,
  limit: number,
  fetchPage: (page: number) => Promise<readonly T[]>,
): Promise<Rows<T>> {
  const [first, ...further] = Array.from({ length: count }, (_, index) => fetchPage(index + 1));
  const results = await Promise.allSettled(further);
  const failedIndex = results.findIndex(({ status }) => status === 'rejected');
  const loaded = results
    .slice(0, failedIndex === -1 ? undefined : failedIndex)
    .map((page) => (page.status === 'fulfilled' ? page.value : []));
  const pages = [(await first) ?? [], ...loaded];
  return { rows: pages.flat(), hasMore: failedIndex !== -1 || (pages.at(-1)?.length ?? 0) >= limit };
}
