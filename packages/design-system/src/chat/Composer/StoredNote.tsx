import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { EmojiText } from '../EmojiText/EmojiText.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';
import { fromChange } from './from-change.ts';

export type StoredNoteProps = {
  typed: string;
  /** The text as the server would keep it. */
  stored: string;
  /** Rewrite the text so that all of it arrives. */
  onKeep: () => void;
};

/** Warns before sending that the server would change the text. Only the sentence is announced, not the text at each letter. */
export function StoredNote({ typed, stored, onKeep }: StoredNoteProps) {
  const isChanged = typed !== stored;
  return (
    <div className={styles.note} data-shown={isChanged || undefined}>
      {isChanged ? <Icon name="alert" size={16} /> : null}
      <p className={styles.stored}>
        <span role="status">
          {isChanged ? <FormattedMessage {...(stored ? messages.changed : messages.emptied)} /> : null}
        </span>
        {isChanged && stored ? <EmojiText text={fromChange(typed, stored)} /> : null}
      </p>
      {isChanged ? (
        <Button size="small" onClick={onKeep}>
          <FormattedMessage {...messages.keep} />
        </Button>
      ) : null}
    </div>
  );
}
