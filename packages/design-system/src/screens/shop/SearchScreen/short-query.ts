/** The longest query that a heading shows whole. */
const LONGEST = 60;

/** A query as a heading shows it: what somebody pasted by mistake is cut, never between the halves of a character. */
export function shortQuery(query: string): string {
  const characters = [...query.slice(0, 4 * LONGEST).replaceAll(/\s+/g, ' ')];
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
