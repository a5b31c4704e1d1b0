/** What was changed of a row by hand. */
export type Edit = { part?: string; colour?: number; quantity?: number };
/** A colour that is not made: bought in another, or its lines are left out. */
export type ColourChoice = number | 'leaveOut';

/** What the shopper has decided for rows (by key) and for colours. It outlives settings and answers: what no longer fits is simply not found. */
export type Choices = {
  /** Ids of offers. */
  takes: Map<string, string>;
  colours: Map<number, ColourChoice>;
  /** `false` takes a line back in that its colour leaves out. */
  leftOut: Map<string, boolean>;
  edits: Map<string, Edit>;
};

export const noChoices = (): Choices => ({
  takes: new Map(),
  colours: new Map(),
  leftOut: new Map(),
  edits: new Map(),
});

/** Sets what has a value and removes what has none: undoing leaves no trace. */
export function putOrDrop<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
