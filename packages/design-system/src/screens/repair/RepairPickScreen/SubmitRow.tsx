import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { messages } from './Request.messages.ts';
import styles from './RequestPanel.module.css';
import { SaveNote } from './SaveNote.tsx';
import type { RequestPanelProps } from './RequestPanel.tsx';

type SubmitRowProps = Pick<
  RequestPanelProps,
  'save' | 'isEdit' | 'isSignedIn' | 'dueAt' | 'terms' | 'problem' | 'onNext'
> & { particles: number };

/** The button that saves the request to the cart, and below it why it cannot, or what happens next. */
export function SubmitRow(props: SubmitRowProps) {
  const { save, isEdit, isSignedIn, dueAt, particles, terms, problem, onNext } = props;
  return (
    <div className={styles.submit}>
      <SaveNote save={save} />
      <span className={styles.wide}>
        <Button look="main" size="large" isWide isBusy={save.state === 'busy'} onClick={onNext}>
          <FormattedMessage {...(isEdit ? messages.save : messages.next)} values={{ count: particles }} />
        </Button>
      </span>
      {problem ? (
        <p className={styles.problem} role="alert">
          <FormattedMessage
            {...messages[problem.kind]}
            values={{ max: problem.kind === 'textTooLong' ? terms.maxMessageLength : terms.maxParticles }}
          />
        </p>
      ) : (
        <p className={styles.hint}>
          {isSignedIn ? null : <FormattedMessage {...messages.signIn} />}
          {isSignedIn && dueAt !== undefined ? (
            <FormattedMessage
              {...messages.promise}
              values={{ days: terms.workingDays, date: <DateTime key="date" moment={dueAt} style="day" /> }}
            />
          ) : null}
        </p>
      )}
    </div>
  );
}
