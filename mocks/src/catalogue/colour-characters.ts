const skipped = new Set(['"', '\\', '|', ' ']);

/** One sign for each colour's place in the list; none of them needs an escape in JSON. */
export const colourCharacters: string[] = Array.from({ length: 160 }, (_, index) =>
  String.fromCodePoint(index < 95 ? 33 + index : 161 + index - 95),
).filter((sign) => !skipped.has(sign) && sign !== '\u007f' && sign !== '\u00ad');
