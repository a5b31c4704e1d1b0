import type { RepairCartEntry } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { TotalsCard } from '../../../commerce/TotalsCard/TotalsCard.tsx';
import { EntryTotals } from '../RepairEntry/EntryTotals.tsx';
import { messages } from './RepairCartScreen.messages.ts';
import { sumOf } from './sum-of.ts';

export type RepairCartSummaryProps = {
  /** The chosen requests. */
  entries: readonly RepairCartEntry[];
  isSaving: boolean;
  onConfirm: () => void;
};

function stateOf(isEmpty: boolean, isSaving: boolean): 'nothingChosen' | 'saving' | 'nextStep' {
  if (isEmpty) return 'nothingChosen';
  return isSaving ? 'saving' : 'nextStep';
}

/** What the chosen requests cost together, and the button to confirm them. */
export function RepairCartSummary({ entries, isSaving, onConfirm }: RepairCartSummaryProps) {
  const { formatMessage } = useIntl();
  const price = sumOf(entries.map((entry) => entry.price));
  const state = stateOf(entries.length === 0, isSaving);
  return (
    <TotalsCard
      label={formatMessage(messages.totals)}
      total={<PriceTotal label={formatMessage(messages.toPay)} fen={price.total} />}
      action={<FormattedMessage {...messages.confirm} values={{ count: entries.length }} />}
      hint={<FormattedMessage {...messages[state]} />}
      isDisabled={state === 'nothingChosen'}
      isBusy={state === 'saving'}
      onAction={onConfirm}
    >
      <h2>
        <FormattedMessage {...messages.totals} />
      </h2>
      {entries.length > 0 ? <EntryTotals entries={entries} price={price} /> : null}
    </TotalsCard>
  );
}
