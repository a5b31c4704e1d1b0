import { isEmojiName, type EmojiName } from './emoji-names.ts';

export type TextPiece = { text: string } | { emoji: EmojiName };

/** A name in brackets, of limited length, so that a text of many opening brackets is read in linear time. */
const BRACKETED = /\[(em-tlj-\d{1,2})\]/g;

/** The pieces of a message, in order. Unknown names stay text; joined, the pieces are the message again. */
export function readEmoji(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(BRACKETED)) {
    const [whole, name = ''] = match;
    if (!isEmojiName(name)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ emoji: name });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
