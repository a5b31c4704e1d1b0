/** Checks of stored values, which another version of the shop may have written. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** The valid entries of a record; none of anything else. */
export const validEntries = <T>(stored: unknown, isValid: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter((entry): entry is [string, T] => isValid(entry[1])),
  );

/** Reads `{ [name]: text }`. */
export const readText =
  <Name extends string>(name: Name) =>
  (stored: unknown): Record<Name, string> | undefined =>
    isRecord(stored) && isText(stored[name]) ? ({ [name]: stored[name] } as Record<Name, string>) : undefined;
