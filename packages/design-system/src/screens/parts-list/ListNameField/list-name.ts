/** Most characters of a list's name, counted as people count: one for an emoji. The shop's limit. */
export const LONGEST_NAME = 60;

export type NameFault = 'needed' | 'tooLong';

/** What is wrong with a list's name; blanks around it do not count. */
export function faultOf(name: string): NameFault | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return 'needed';
  return length > LONGEST_NAME ? 'tooLong' : undefined;
}

/** A name with at most so many characters; one made of others is cut where the shop would refuse it. */
export function cutName(name: string, longest: number = LONGEST_NAME): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
}
