import { Emoji } from '../emoji/Emoji.tsx';
import { readEmoji } from '../emoji/read-emoji.ts';
import styles from './EmojiText.module.css';

export type EmojiTextProps = { text: string };

/** Up to this many emoji without text are shown large. */
const MAX_LARGE = 3;

/** The text of a message with its emoji as images. Line breaks are preserved by the parent’s style. */
export function EmojiText({ text }: EmojiTextProps) {
  const pieces = readEmoji(text);
  const isAlone = pieces.length <= MAX_LARGE && pieces.length > 0 && pieces.every((piece) => 'emoji' in piece);
  return pieces.map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text are never reordered
      <span key={index} className={styles.emoji} data-alone={isAlone || undefined}>
        <Emoji name={piece.emoji} />
      </span>
    ),
  );
}
