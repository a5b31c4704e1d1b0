/** What the shopper changed of a row. */
export type Edit = { part?: string; colour?: number; quantity?: number };
/** What to do about a colour that is not made: buy another colour, or leave its lines out. */
export type ColourChoice = number | 'leaveOut';

/**
 * What the shopper has decided for rows (by key) and for colours. Choices survive changes of the settings and new
 * matches: one that no longer applies is not found and has no effect.
 */
export type Choices = {
  /** Ids of offers. */
  takes: Map<string, string>;
  colours: Map<number, ColourChoice>;
  /** `false` includes a line again that the choice for its colour leaves out. */
  leftOut: Map<string, boolean>;
  edits: Map<string, Edit>;
};

export const noChoices = (): Choices => ({
  takes: new Map(),
  colours: new Map(),
  leftOut: new Map(),
  edits: new Map(),
});

/** Sets a value, or deletes the key where there is none, so that an undone choice leaves nothing behind. */
export function setOrDelete<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
