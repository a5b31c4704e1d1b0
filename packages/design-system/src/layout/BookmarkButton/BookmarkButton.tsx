import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { addBookmark, bookmarkKeys } from './add-bookmark.ts';
import { messages } from './BookmarkButton.messages.ts';
import styles from './BookmarkButton.module.css';

/** Adds the shop to the browser's bookmarks, or says which keys do. */
export function BookmarkButton() {
  const intl = useIntl();
  const [sentence, setSentence] = useState('');
  const press = () => {
    const outcome = addBookmark(window, { url: location.href, title: document.title });
    if (outcome !== 'added')
      setSentence(intl.formatMessage(messages[outcome], { keys: bookmarkKeys(navigator.platform) }));
  };
  return (
    <span className={styles.bookmark}>
      <span role="status" className={styles.sentence}>
        {sentence}
      </span>
      <Button icon={<Icon name="bookmark" size={16} />} onClick={press}>
        <FormattedMessage {...messages.add} />
      </Button>
    </span>
  );
}
