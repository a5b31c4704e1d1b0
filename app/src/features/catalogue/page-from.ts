/** The page that an address names; 1 where it names none that could be. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
