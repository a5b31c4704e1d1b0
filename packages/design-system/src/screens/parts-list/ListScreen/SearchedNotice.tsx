import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import { messages } from './ListScreen.messages.ts';
import styles from './ListScreen.module.css';

/** What is less certain, and what is missing, in a shop that cannot look up a whole list. */
export function SearchedNotice() {
  if (useMayHaveFeature('listMatching')) return null;
  return (
    <div className={styles.remarks}>
      <Notice tone="amber">
        <p>
          <FormattedMessage {...messages.searched} />
        </p>
        <p>
          <FormattedMessage {...messages.searchedLimits} />
        </p>
      </Notice>
    </div>
  );
}
