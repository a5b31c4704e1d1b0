/** The most characters of a list's name, with an emoji counted as one. The shop's limit. */
export const MAX_TAG_NAME_LENGTH = 60;

export type NameFault = 'needed' | 'tooLong';

/** The error of a list's name; surrounding spaces are ignored. */
export function faultOf(name: string): NameFault | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return 'needed';
  return length > MAX_TAG_NAME_LENGTH ? 'tooLong' : undefined;
}

/** Cuts a name to the maximum length, for names composed of others that the shop would refuse. */
export function cutName(name: string, longest: number = MAX_TAG_NAME_LENGTH): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
}
