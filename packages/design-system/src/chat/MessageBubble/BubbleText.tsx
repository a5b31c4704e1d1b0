import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { EmojiText } from '../EmojiText/EmojiText.tsx';
import { foldText } from './fold-text.ts';
import { messages } from './MessageBubble.messages.ts';
import styles from './MessageBubble.module.css';

export type BubbleTextProps = { text: string; isUnfolded: boolean; onFold: (isUnfolded: boolean) => void };

/** The text of a message, with line breaks and emoji; a very long text is folded. */
export function BubbleText({ text, isUnfolded, onFold }: BubbleTextProps) {
  const head = foldText(text);
  if (head === undefined) return <EmojiText text={text} />;
  return (
    <>
      <EmojiText text={isUnfolded ? text : `${head}…`} />
      <span className={styles.fold}>
        <Button look="text" aria-expanded={isUnfolded} onClick={() => onFold(!isUnfolded)}>
          {isUnfolded ? (
            <FormattedMessage {...messages.fold} />
          ) : (
            <FormattedMessage {...messages.unfold} values={{ count: text.length }} />
          )}
        </Button>
      </span>
    </>
  );
}
