const skipped = new Set(['"', '\\', '|', ' ']);

/** A character for each colour by its index; none of them needs an escape in JSON. */
export const colourCharacters: string[] = Array.from({ length: 160 }, (_, index) =>
  String.fromCodePoint(index < 95 ? 33 + index : 161 + index - 95),
).filter((character) => !skipped.has(character) && character !== '\u007f' && character !== '\u00ad');
