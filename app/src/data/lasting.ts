/**
 * Marks a query whose answer has no price, stock or offer: in a page that was rendered on a server it counts for its
 * `staleTime`, and all others are asked for again after the page has loaded.
 */
export const LASTING = { isLasting: true } as const;
