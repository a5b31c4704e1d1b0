/** The page number in the URL; 1 if it is missing or invalid. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
