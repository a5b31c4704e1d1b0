/** Queries up to this length (in characters) are shown in full in headings. */
const MAX_QUERY_LENGTH = 60;

/** A query shortened for headings, in case a long text was pasted; never cut inside a surrogate pair. */
export function shortQuery(query: string): string {
  const characters = [...query.slice(0, 4 * MAX_QUERY_LENGTH).replaceAll(/\s+/g, ' ')];
  return characters.length <= MAX_QUERY_LENGTH
    ? characters.join('')
    : `${characters.slice(0, MAX_QUERY_LENGTH).join('').trimEnd()}…`;
}
