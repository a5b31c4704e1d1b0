import type { RepairConfirmation } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { EntryTotals } from '../RepairEntry/EntryTotals.tsx';
import { messages } from './RepairConfirmScreen.messages.ts';
import type { RepairConfirmScreenProps } from './RepairConfirmScreen.tsx';
import { RepairProblem } from './RepairProblem.tsx';
import styles from './RepairConfirmScreen.module.css';

export type RepairSummaryProps = Pick<
  RepairConfirmScreenProps,
  'pricing' | 'submitting' | 'outcome' | 'repricing' | 'onSubmit' | 'onRetry'
> & {
  confirmation: RepairConfirmation;
  hasAddress: boolean;
  /** Whether the form of an address is open, which is saved first. */
  isFormOpen: boolean;
  /** In characters, an emoji counting as one. */
  messageLength: number;
};

/** What the requests still need before they can be submitted; `due` when they need nothing more. */
function stateOf({ pricing = 'known', hasAddress, isFormOpen, messageLength, confirmation }: RepairSummaryProps) {
  if (isFormOpen) return 'savesAddress';
  if (!hasAddress) return 'needsAddress';
  if (messageLength > confirmation.terms.maxMessageLength) return 'needsShorter';
  if (pricing !== 'known') return pricing === 'busy' ? 'needsPrice' : 'notPriced';
  return confirmation.reviewDueAt === undefined ? 'dueDays' : 'due';
}

/** The price of the requests, and the button that submits them. */
export function RepairSummary(props: RepairSummaryProps) {
  const { confirmation, pricing, submitting, outcome, repricing, onSubmit, onRetry } = props;
  const { entries, price, terms, reviewDueAt } = confirmation;
  const { formatMessage } = useIntl();
  const state = stateOf(props);
  const values = {
    days: terms.workingDays,
    limit: terms.maxMessageLength,
    date: reviewDueAt === undefined ? '' : <DateTime key="date" moment={reviewDueAt} style="day" />,
  };
  return (
    <TotalsCard
      label={formatMessage(messages.summary)}
      problem={<RepairProblem outcome={outcome} repricing={repricing} pricing={pricing} onRetry={onRetry} />}
      total={<PriceTotal label={formatMessage(messages.toPay)} fen={price.total} before={beforeOf(repricing)} />}
      action={<FormattedMessage {...(price.total > 0 ? messages.submitAndPay : messages.submit)} />}
      hint={<FormattedMessage {...messages[state]} values={values} />}
      isWarning={state === 'notPriced'}
      isDisabled={state !== 'due' && state !== 'dueDays' && state !== 'savesAddress'}
      isBusy={submitting === 'busy'}
      onAction={onSubmit}
    >
      <h2>
        <FormattedMessage {...messages.summary} />
      </h2>
      <div className={styles.totals} aria-busy={pricing === 'busy' || undefined}>
        <EntryTotals entries={entries} price={price} />
      </div>
    </TotalsCard>
  );
}

const beforeOf = (repricing: RepairSummaryProps['repricing']) =>
  repricing && repricing.before !== repricing.now ? repricing.before : undefined;
