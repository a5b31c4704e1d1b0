import { FormattedMessage, useIntl } from 'react-intl';
import { useEligibilityText } from '../../../commerce/EligibilityNotice/use-eligibility-text.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { RepairConfirmScreenProps } from './RepairConfirmScreen.tsx';
import { messages } from './RepairProblem.messages.ts';
import styles from './RepairConfirmScreen.module.css';
import type { RepairChange, Repricing } from './repricing.ts';

/** Why nothing was submitted: the server's refusal, and what is different from what the shopper saw. */
export function RepairProblem({
  outcome,
  repricing,
  pricing,
  onRetry,
}: Pick<RepairConfirmScreenProps, 'outcome' | 'repricing' | 'pricing' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  return (
    <>
      {outcome?.kind === 'refused' ? (
        <Notice
          tone="red"
          title={formatMessage(pricing === 'failed' ? messages.notPriced : messages.notSubmitted)}
          action={
            pricing === 'failed' ? (
              <Button onClick={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            ) : null
          }
        >
          {failureText(outcome.failure)}
        </Notice>
      ) : null}
      {repricing ? <RepricingNotice {...repricing} /> : null}
    </>
  );
}

function RepricingNotice({ before, now, changes }: Repricing) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Notice role="alert" tone="amber" title={formatMessage(messages.repriced)}>
      <div className={styles.news}>
        {changes.length > 0 ? (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={`${change.set} ${change.kind}`}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        ) : null}
        <FormattedMessage
          {...(before === now ? messages.repricedSame : messages.repricedTotal)}
          values={{ before: money(before), now: money(now) }}
        />
      </div>
    </Notice>
  );
}

function Change({ change }: { change: RepairChange }) {
  const money = useMoney();
  const eligibilityText = useEligibilityText();
  return (
    <FormattedMessage
      {...messages[change.kind]}
      values={{
        set: change.set,
        before: money(change.before),
        now: money(change.now),
        reason: change.kind === 'judged' ? eligibilityText(change.eligibility) : '',
      }}
    />
  );
}
