import { Emoji } from '../emoji/Emoji.tsx';
import { readEmoji } from '../emoji/read-emoji.ts';
import styles from './EmojiText.module.css';

export type EmojiTextProps = { text: string };

/** Up to this many emoji without a word are drawn large. */
const FEW = 3;

/** The text of a message with its emoji drawn in the line. Line breaks are the frame's to keep. */
export function EmojiText({ text }: EmojiTextProps) {
  const pieces = readEmoji(text);
  const isAlone = pieces.length <= FEW && pieces.length > 0 && pieces.every((piece) => 'emoji' in piece);
  return pieces.map((piece, place) =>
    'text' in piece ? (
      piece.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
      <span key={place} className={styles.emoji} data-alone={isAlone || undefined}>
        <Emoji name={piece.emoji} />
      </span>
    ),
  );
}
