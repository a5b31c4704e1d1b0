import { useIntl } from 'react-intl';
import { EMOJI_DRAWINGS } from './emoji-drawings.ts';
import { EMOJI, type EmojiName } from './emoji-names.ts';
import { emojiName } from './spoken.ts';
import styles from './Emoji.module.css';

export type EmojiProps = {
  name: EmojiName;
  /** Set where the name is announced by the button around it. */
  isDecorative?: boolean;
};

/** One emoji; its size is the width of its container. */
export function Emoji({ name, isDecorative }: EmojiProps) {
  const intl = useIntl();
  return (
    <svg
      className={styles.emoji}
      viewBox="0 0 20 20"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': emojiName(intl, name) })}
    >
      {EMOJI_DRAWINGS[EMOJI.indexOf(name)]?.map((piece) => (
        <path key={piece} data-paint={piece[0]} d={piece.slice(1)} />
      ))}
    </svg>
  );
}
