/** How a message names an emoji: `[em-tlj-7]` (spec section 3). */
export type EmojiName = `em-tlj-${number}`;

/** Spec section 9. */
const COUNT = 58;

/** Every emoji, in the order of the panel. */
export const EMOJI: readonly EmojiName[] = Array.from(
  { length: COUNT },
  (_, place): EmojiName => `em-tlj-${place + 1}`,
);

const known: ReadonlySet<string> = new Set(EMOJI);

export const isEmojiName = (name: string): name is EmojiName => known.has(name);

/** An emoji as a message writes it. */
export const written = (name: EmojiName): string => `[${name}]`;
