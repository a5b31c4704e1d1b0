import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { Field } from '../../../elements/Field/Field.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import styles from '../dialogs.module.css';
import { messages } from './ShareListDialog.messages.ts';

export type ShareListDialogProps = {
  /** The address that holds the list; absent when there is nothing to share, or when it would be too long. */
  link?: string;
  /** The characters of a link that would be too long, and the most that it may have. */
  tooLong?: { length: number; most: number };
  /** What is in the link, and the lines that are left out because they were not understood. */
  lines: number;
  pieces: number;
  leftOut: number;
  /** Copies the link; rejects where the browser refuses. Absent on pages without a clipboard. */
  onCopy?: ((link: string) => Promise<void>) | undefined;
  /** Opens the browser's own list of apps; absent where it has none. */
  onSend?: ((link: string) => void) | undefined;
  onClose: () => void;
};

/** A link that holds the whole list, to copy or to send. */
export function ShareListDialog({
  link,
  tooLong,
  lines,
  pieces,
  leftOut,
  onCopy,
  onSend,
  onClose,
}: ShareListDialogProps) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = (text: string) =>
    void onCopy?.(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <Dialog
      title={formatMessage(messages.title)}
      onLeave={onClose}
      footer={
        <>
          {link && onCopy ? (
            <Button look="main" size="large" onClick={() => copy(link)}>
              <FormattedMessage {...messages.copy} />
            </Button>
          ) : null}
          {link && onSend ? (
            <Button size="large" onClick={() => onSend(link)}>
              <FormattedMessage {...messages.send} />
            </Button>
          ) : null}
          <Button size="large" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        </>
      }
    >
      {link ? (
        <>
          <p>
            <FormattedMessage {...messages.intro} />
          </p>
          <Field label={formatMessage(messages.link)}>
            {(tie) => <input {...tie} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />}
          </Field>
          <p role="status">{outcome ? <FormattedMessage {...messages[outcome]} /> : null}</p>
          <div className={styles.quiet}>
            <p>
              <FormattedMessage {...messages.contents} values={{ lines, pieces }} />
            </p>
            {leftOut > 0 ? (
              <p>
                <FormattedMessage {...messages.leftOut} values={{ leftOut }} />
              </p>
            ) : null}
            <p>
              <FormattedMessage {...messages.privacy} />
            </p>
          </div>
        </>
      ) : (
        <Notice tone="amber">
          <FormattedMessage {...(tooLong ? messages.tooLong : messages.nothing)} values={tooLong ?? {}} />
        </Notice>
      )}
    </Dialog>
  );
}
