/** Rows of a list so far, and whether there may be more. */
export type Rows<T> = { rows: readonly T[]; hasMore: boolean };

/**
 * The first pages of a list as one. It ends where a page is shorter than asked: counts of the family's servers are not to be relied on.
 * Rejects when the first page fails; a later one that fails leaves what came before it, to be asked for again.
 */
export async function pagesOf<T>(
  pages: number,
  limit: number,
  ask: (page: number) => Promise<readonly T[]>,
): Promise<Rows<T>> {
  const [first, ...further] = Array.from({ length: pages }, (_, at) => ask(at + 1));
  const settled = await Promise.allSettled(further);
  const broken = settled.findIndex(({ status }) => status === 'rejected');
  const came = settled
    .slice(0, broken === -1 ? undefined : broken)
    .map((page) => (page.status === 'fulfilled' ? page.value : []));
  const answers = [(await first) ?? [], ...came];
  return { rows: answers.flat(), hasMore: broken !== -1 || (answers.at(-1)?.length ?? 0) >= limit };
}
