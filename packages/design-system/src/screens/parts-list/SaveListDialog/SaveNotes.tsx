import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import styles from '../dialogs.module.css';
import { messages } from './SaveListDialog.messages.ts';
import type { SaveListDialogProps } from './SaveListDialog.tsx';

/** What is saved, what is left out, and why saving is not possible. */
export function SaveNotes({
  lines,
  pieces,
  leftOut,
  most,
}: Pick<SaveListDialogProps, 'lines' | 'pieces' | 'leftOut' | 'most'>) {
  if (lines === 0 || lines > most) {
    return (
      <Notice tone="amber">
        <FormattedMessage {...(lines === 0 ? messages.nothing : messages.tooMany)} values={{ lines, most }} />
      </Notice>
    );
  }
  return (
    <div className={styles.quiet}>
      <p>
        <FormattedMessage {...messages.contents} values={{ lines, pieces }} />
      </p>
      {leftOut > 0 ? (
        <p>
          <FormattedMessage {...messages.leftOut} values={{ leftOut }} />
        </p>
      ) : null}
    </div>
  );
}
