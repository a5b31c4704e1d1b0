/**
 * Orders message ids. They are digits, sometimes beyond 2^53, so they are compared as text: the longer one is the
 * later one.
 */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Lower than any message id; the history call takes it for "from the newest". */
export const NO_ID = '0';

export const isAfter = (one: string, other: string): boolean => compareIds(one, other) > 0;
export const laterId = (one: string, other: string): string => (isAfter(other, one) ? other : one);
export const earlierId = (one: string, other: string): string => (isAfter(one, other) ? other : one);
