import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { EmojiText } from '../EmojiText/EmojiText.tsx';
import { changedPart } from './changed-part.ts';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';

export type StoredTextNoticeProps = {
  typed: string;
  /** The text as the server would store it. */
  stored: string;
  /** Rewrites the text so that the server stores all of it. */
  onEscape: () => void;
};

/**
 * Warns before sending that the server would change the text. Only the sentence is announced, not the text after each
 * keystroke.
 */
export function StoredTextNotice({ typed, stored, onEscape }: StoredTextNoticeProps) {
  const isChanged = typed !== stored;
  return (
    <div className={styles.notice} data-shown={isChanged || undefined}>
      {isChanged ? <Icon name="alert" size={16} /> : null}
      <p className={styles.stored}>
        <span role="status">
          {isChanged ? <FormattedMessage {...(stored ? messages.changed : messages.emptied)} /> : null}
        </span>
        {isChanged && stored ? <EmojiText text={changedPart(typed, stored)} /> : null}
      </p>
      {isChanged ? (
        <Button size="small" onClick={onEscape}>
          <FormattedMessage {...messages.keep} />
        </Button>
      ) : null}
    </div>
  );
}
