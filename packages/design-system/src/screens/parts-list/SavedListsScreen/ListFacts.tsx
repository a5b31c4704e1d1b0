import type { Moment } from '@shop/contracts';
import type { Count } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from '../ListBreadcrumbs/ListBreadcrumbs.messages.ts';
import { FILE } from '../UploadScreen/upload-icons.ts';
import styles from './SavedListsScreen.module.css';

/** What `lines` counts: different parts of a saved list, or lines of a file. */
const CONTENTS = { kinds: messages.contents, lines: messages.fileContents };

/** The name of a list, its size, and when it was saved or opened. */
export const ListFacts = ({
  list,
  when,
  counts,
}: {
  list: Count & { name: string };
  when: Moment | undefined;
  counts: keyof typeof CONTENTS;
}) => (
  <div className={styles.facts}>
    <span className={styles.file}>
      <Icon path={FILE} />
    </span>
    <b>{list.name}</b>
    <p className={styles.quiet}>
      <span>
        <FormattedMessage {...CONTENTS[counts]} values={{ lines: list.lines, pieces: list.pieces }} />
      </span>
      {when === undefined ? null : <DateTime moment={when} />}
    </p>
  </div>
);
