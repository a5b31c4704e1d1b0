import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { BOOKMARK } from '../../elements/Icon/more-icons.ts';
import { addBookmark, bookmarkKeys } from './add-bookmark.ts';
import { messages } from './BookmarkButton.messages.ts';
import styles from './BookmarkButton.module.css';

export type BookmarkButtonProps = {
  /** Takes the sentence that tells the shopper what to press; without it the sentence stands beside the button. */
  onAsk?: (sentence: string) => void;
};

/** Adds the shop to the browser's favourites, or says which keys do. */
export function BookmarkButton({ onAsk }: BookmarkButtonProps) {
  const intl = useIntl();
  const [sentence, setSentence] = useState('');
  const press = () => {
    const outcome = addBookmark(window, { url: location.href, title: document.title });
    if (outcome === 'added') return;
    const told = intl.formatMessage(messages[outcome], { keys: bookmarkKeys(navigator.platform) });
    if (onAsk) onAsk(told);
    else setSentence(told);
  };
  return (
    <span className={styles.bookmark}>
      <span role="status" className={styles.sentence}>
        {sentence}
      </span>
      <Button icon={<Icon path={BOOKMARK} size={16} />} onClick={press}>
        <FormattedMessage {...messages.add} />
      </Button>
    </span>
  );
}
