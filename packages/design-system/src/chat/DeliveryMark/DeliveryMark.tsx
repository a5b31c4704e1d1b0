import type { Standing } from '@shop/chat-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './DeliveryMark.messages.ts';
import styles from './DeliveryMark.module.css';
import { troubleOf, type Trouble } from './trouble-of.ts';

export type DeliveryMarkProps = {
  /** Where an own message stands; once confirmed, what proves it. */
  of: Standing | { at: 'confirmed'; by: 'echo' | 'history' };
  onResend: () => void;
  onDiscard: () => void;
};

/** How far an own message has come, as a small word. It says only what the protocol can prove: never that somebody read it. */
export function DeliveryMark({ of, onResend, onDiscard }: DeliveryMarkProps) {
  if (of.at === 'confirmed') return <Delivered by={of.by} />;
  const trouble = troubleOf(of);
  if (trouble) return <TroubleMark trouble={trouble} onResend={onResend} onDiscard={onDiscard} />;
  const word = of.at === 'queued' ? messages.queued : of.at === 'inFlight' ? messages.inFlight : messages.uploading;
  return (
    <span className={styles.mark}>
      <FormattedMessage
        {...word}
        values={{ part: of.at === 'draft' && of.upload.state === 'going' ? of.upload.part : 0 }}
      />
    </span>
  );
}

function Delivered({ by }: { by: 'echo' | 'history' }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.mark} title={by === 'history' ? formatMessage(messages.foundInRecord) : undefined}>
      <FormattedMessage {...messages.delivered} />
      {by === 'history' ? (
        <VisuallyHidden>
          {' '}
          <FormattedMessage {...messages.foundInRecord} />
        </VisuallyHidden>
      ) : null}
    </span>
  );
}

const WORDS = {
  refused: { state: messages.notSent, again: messages.retry, away: messages.discard },
  notUploaded: { state: messages.notUploaded, again: messages.retry, away: messages.discard },
  inDoubt: { state: messages.inDoubt, again: messages.sendAgain, away: messages.letGo },
} satisfies Record<Trouble['kind'], unknown>;

function TroubleMark({
  trouble,
  onResend,
  onDiscard,
}: { trouble: Trouble } & Pick<DeliveryMarkProps, 'onResend' | 'onDiscard'>) {
  const { state, again, away } = WORDS[trouble.kind];
  const reason = trouble.kind === 'inDoubt' ? <FormattedMessage {...messages[trouble.doubt]} /> : trouble.reason;
  return (
    <span className={styles.trouble} data-tone={trouble.kind === 'inDoubt' ? 'amber' : 'red'}>
      <span className={styles.word}>
        <Icon name="alert" size={16} />
        <FormattedMessage {...state} />
      </span>
      {reason ? <span className={styles.reason}>{reason}</span> : null}
      <span className={styles.ways}>
        <Button look="text" onClick={onResend}>
          <FormattedMessage {...again} />
        </Button>
        <Button look="text" onClick={onDiscard}>
          <FormattedMessage {...away} />
        </Button>
      </span>
    </span>
  );
}
