import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { messages } from './ApostropheNotice.messages.ts';
import styles from './ApostropheNotice.module.css';

const TYPED = "'";
/** The typographic apostrophe, which no server removes. */
const LASTING = '’';

export type ApostropheNoticeProps = { value: string; onChange: (value: string) => void };

/**
 * Below a field whose text is stored by the server: servers of the CRMEB family remove the apostrophes of a keyboard
 * without a word. Says so while there are any, and replaces them by typographic ones.
 */
export function ApostropheNotice({ value, onChange }: ApostropheNoticeProps) {
  const isShown = value.includes(TYPED);
  return (
    <div className={styles.notice}>
      <span aria-live="polite">{isShown ? <FormattedMessage {...messages.removed} /> : null}</span>
      {isShown ? (
        <Button look="text" onClick={() => onChange(value.replaceAll(TYPED, LASTING))}>
          <FormattedMessage {...messages.replace} />
        </Button>
      ) : null}
    </div>
  );
}
