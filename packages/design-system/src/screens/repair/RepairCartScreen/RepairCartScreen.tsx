import type { RepairCartEntry } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import { RepairCartSkeleton } from './RepairCartSkeleton.tsx';
import { RepairCartSummary } from './RepairCartSummary.tsx';
import { messages } from './RepairCartScreen.messages.ts';
import { RepairEntries } from './RepairEntries.tsx';

export type RepairCartScreenProps = {
  /** The requests, newest first, their codes masked. */
  entries: Loadable<readonly RepairCartEntry[]>;
  /** Whether this shop has no repair service. */
  isUnavailable?: boolean;
  /** Ids of the requests to submit now; ids that are no longer in the cart are ignored. */
  chosen: ReadonlySet<string>;
  /** Ids of requests that are being removed. */
  busy: ReadonlySet<string>;
  /** Ids of requests of whose set another request is being filled in, which a change of the one in the cart replaces. */
  unfinished: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  /** Opens a request for changes. */
  onChange: (entry: RepairCartEntry) => void;
  onRemove: (entry: RepairCartEntry) => void;
  onConfirm: () => void;
  onRetry: () => void;
};

/** The repair cart: a request for each set, which of them to submit now, and what they cost. */
export function RepairCartScreen({ entries, isUnavailable = false, onRetry, ...cart }: RepairCartScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page isWaiting={entries.state === 'loading'}>
      <RepairHead current="confirm" isUnavailable={isUnavailable} title={formatMessage(messages.title)} />
      {isUnavailable ? (
        <RepairUnavailable />
      ) : (
        <WhenReady of={entries} skeleton={<RepairCartSkeleton />} onRetry={onRetry}>
          {(all) => (all.length === 0 ? <EmptyCart /> : <FullCart {...cart} all={all} />)}
        </WhenReady>
      )}
    </Page>
  );
}

type FullCartProps = Omit<RepairCartScreenProps, 'entries' | 'isUnavailable' | 'onRetry'> & {
  all: readonly RepairCartEntry[];
};

function FullCart({ all, onConfirm, ...list }: FullCartProps) {
  const chosen = all.filter(({ id }) => list.chosen.has(id));
  return (
    <TotalsColumns>
      <RepairEntries {...list} all={all} />
      <RepairCartSummary entries={chosen} isSaving={chosen.some(({ id }) => list.busy.has(id))} onConfirm={onConfirm} />
    </TotalsColumns>
  );
}

function EmptyCart() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <>
          <MainLink to={{ name: 'repair' }} text={messages.start} />
          <ButtonLink to={{ name: 'repairs' }} size="large">
            <FormattedMessage {...messages.toRequests} />
          </ButtonLink>
        </>
      }
    />
  );
}
