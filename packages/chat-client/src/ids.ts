/** Orders message ids. They are digits, sometimes beyond 2^53, so they are compared as text: the longer one is the later one. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** Before every message, and "no message yet": what the record call takes for "from the newest". */
export const NO_ID = '0';

export const isAfter = (one: string, other: string): boolean => compareIds(one, other) > 0;
export const laterId = (one: string, other: string): string => (isAfter(other, one) ? other : one);
export const earlierId = (one: string, other: string): string => (isAfter(one, other) ? other : one);
