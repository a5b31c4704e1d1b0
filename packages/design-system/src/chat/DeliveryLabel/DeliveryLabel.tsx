import type { DeliveryStatus } from '@shop/chat-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { deliveryProblem, type DeliveryProblem } from './delivery-problem.ts';
import { messages } from './DeliveryLabel.messages.ts';
import styles from './DeliveryLabel.module.css';

export type DeliveryLabelProps = {
  /** The delivery status of an own message; once confirmed, what confirmed it. */
  of: DeliveryStatus | { status: 'confirmed'; by: 'echo' | 'history' };
  onResend: () => void;
  onDiscard: () => void;
};

/**
 * The delivery status of an own message, as a short text. It says only what the protocol can prove: never that the
 * message was read.
 */
export function DeliveryLabel({ of, onResend, onDiscard }: DeliveryLabelProps) {
  if (of.status === 'confirmed') return <Delivered by={of.by} />;
  const problem = deliveryProblem(of);
  if (problem) return <Problem problem={problem} onResend={onResend} onDiscard={onDiscard} />;
  return (
    <span className={styles.label}>
      <Progress of={of} />
    </span>
  );
}

function Progress({ of }: { of: DeliveryStatus }) {
  if (of.status === 'queued') return <FormattedMessage {...messages.queued} />;
  if (of.status === 'inFlight') return <FormattedMessage {...messages.inFlight} />;
  const part = of.status === 'draft' && of.upload.status === 'uploading' ? of.upload.progress : 0;
  return <FormattedMessage {...messages.uploading} values={{ part }} />;
}

function Delivered({ by }: { by: 'echo' | 'history' }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.label} title={by === 'history' ? formatMessage(messages.foundInHistory) : undefined}>
      <FormattedMessage {...messages.delivered} />
      {by === 'history' ? (
        <VisuallyHidden>
          {' '}
          <FormattedMessage {...messages.foundInHistory} />
        </VisuallyHidden>
      ) : null}
    </span>
  );
}

const TEXTS = {
  refused: { status: messages.notSent, resend: messages.retry, discard: messages.discard },
  notUploaded: { status: messages.notUploaded, resend: messages.retry, discard: messages.discard },
  unconfirmed: { status: messages.unconfirmed, resend: messages.sendAgain, discard: messages.doNotSend },
} satisfies Record<DeliveryProblem['kind'], unknown>;

function Problem({
  problem,
  onResend,
  onDiscard,
}: { problem: DeliveryProblem } & Pick<DeliveryLabelProps, 'onResend' | 'onDiscard'>) {
  const { status, resend, discard } = TEXTS[problem.kind];
  const reason = problem.kind === 'unconfirmed' ? <FormattedMessage {...messages[problem.reason]} /> : problem.reason;
  return (
    <span className={styles.problem} data-tone={problem.kind === 'unconfirmed' ? 'amber' : 'red'}>
      <span className={styles.status}>
        <Icon name="alert" size={16} />
        <FormattedMessage {...status} />
      </span>
      {reason ? <span className={styles.reason}>{reason}</span> : null}
      <span className={styles.actions}>
        <Button look="text" onClick={onResend}>
          <FormattedMessage {...resend} />
        </Button>
        <Button look="text" onClick={onDiscard}>
          <FormattedMessage {...discard} />
        </Button>
      </span>
    </span>
  );
}
