/** How a message names an emoji: `[em-tlj-7]` (spec section 3). */
export type EmojiName = `em-tlj-${number}`;

/** Spec section 9. */
const COUNT = 58;

/** Every emoji, in the order of the panel. */
export const EMOJI: readonly EmojiName[] = Array.from(
  { length: COUNT },
  (_, index): EmojiName => `em-tlj-${index + 1}`,
);

const known: ReadonlySet<string> = new Set(EMOJI);

export const isEmojiName = (name: string): name is EmojiName => known.has(name);

/** An emoji as it is written in a message. */
export const emojiCode = (name: EmojiName): string => `[${name}]`;
