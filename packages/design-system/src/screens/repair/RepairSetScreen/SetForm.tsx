import type { BoughtSet, RepairReason, RepairSet } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import type { Loadable } from '../../../loadable.ts';
import { RecentDrafts, type DraftSummary } from '../RecentDrafts/RecentDrafts.tsx';
import { ChosenSet } from './ChosenSet.tsx';
import { NumberHelp } from './NumberHelp.tsx';
import { Purchases } from './Purchases.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './RepairSetScreen.module.css';
import { SetField } from './SetField.tsx';
import { setProblem } from './set-problem.ts';

export type SetFormProps = {
  /** The set as typed: a number, or a part of a name. */
  typed: string;
  onType: (typed: string) => void;
  /** Sets that match what is typed; some sets while nothing is. */
  matches: Loadable<readonly RepairSet[]>;
  /** The set whose number is typed, null if the shop has none; absent while no complete number is typed. */
  set: Loadable<RepairSet | null> | undefined;
  reason: RepairReason;
  onReason: (reason: RepairReason) => void;
  /** The sets that the shopper bought in this shop; absent for a visitor. */
  purchases: Loadable<readonly BoughtSet[]> | undefined;
  onPurchase: (bought: BoughtSet) => void;
  /** The order from which the purchase of the typed set was filled in; '' without one. */
  filledOrder: string;
  drafts: readonly DraftSummary[];
  onDeleteDraft: (setNumber: string) => void;
  onContinue: (set: RepairSet) => void;
  onRetry: () => void;
};

/** The form. What is wrong with the set is said while typing only if nothing matches, else after the button. */
export function SetForm({ typed, onType, matches, set, reason, onReason, onContinue, onRetry, ...form }: SetFormProps) {
  const { formatMessage } = useIntl();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problem = setProblem({ typed, matches, set, wasSubmitted });
  const setNumber = set?.state === 'ready' ? set.value?.number : undefined;
  const submit = () => {
    setWasSubmitted(true);
    if (set?.state === 'ready' && set.value) onContinue(set.value);
    else element.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={element}
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.fields}>
        <SetField
          typed={typed}
          onType={(next) => {
            setWasSubmitted(false);
            onType(next);
          }}
          matches={matches}
          error={problem && formatMessage(messages[problem])}
          onRetry={onRetry}
        />
        <ChosenSet set={set} filledOrder={form.filledOrder} onRetry={onRetry} />
        <ReasonChoice reason={reason} onReason={onReason} />
        <div className={styles.next}>
          <Button type="submit" look="main" size="large">
            <FormattedMessage {...messages.next} />
          </Button>
        </div>
      </div>
      <div className={styles.side}>
        <RecentDrafts drafts={form.drafts} onDelete={form.onDeleteDraft} />
        <Purchases
          purchases={form.purchases}
          chosen={
            setNumber === undefined || form.filledOrder === ''
              ? undefined
              : { orderNumber: form.filledOrder, setNumber }
          }
          onChoose={form.onPurchase}
          onRetry={onRetry}
        />
      </div>
      <NumberHelp />
    </form>
  );
}
