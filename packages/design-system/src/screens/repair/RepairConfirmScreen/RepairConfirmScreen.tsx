import type { RepairConfirmation } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressBookProps } from '../../../commerce/AddressBook/AddressBook.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { ConfirmSkeleton } from '../../../commerce/TotalsColumns/ConfirmSkeleton.tsx';
import { RepairForm } from './RepairForm.tsx';
import { messages } from './RepairConfirmScreen.messages.ts';
import styles from './RepairConfirmScreen.module.css';
import type { Repricing } from './repricing.ts';
import { SentRequests } from './SentRequests.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';

/**
 * What became of the last attempt, unless it succeeded: refused, or unknown without an answer. Then nothing else can be
 * submitted until it is known; `failure` says why asking again gave no answer either.
 */
export type SubmissionOutcome =
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown'; isAsking: boolean; failure?: Failure | undefined };

export type RepairConfirmScreenProps = {
  /** The chosen requests with their price, their codes masked. `gone` when the cart has none of them. */
  confirmation: Loadable<RepairConfirmation>;
  /** Whether this shop has no repair service. */
  isUnavailable?: boolean;
  /**
   * Whether the price for the chosen address is known: `busy` while it loads, `failed` when it could not be computed
   * (then `confirmation` is that of the previous address). Nothing can be submitted until it is. @default 'known'
   */
  pricing?: 'known' | 'busy' | 'failed';
  addressBook: AddressBookProps;
  /** A longer text than the shop allows shows an error and is never cut. */
  message: string;
  /** Whether the shopper accepts that parts may differ in shade. */
  acceptsShade: boolean;
  submitting: 'idle' | 'busy';
  outcome?: SubmissionOutcome | undefined;
  /** How the requests differ from what the shopper saw before. */
  repricing?: Repricing | undefined;
  onMessage: (text: string) => void;
  onAcceptShade: (accepts: boolean) => void;
  /** Called only when everything is filled in. */
  onSubmit: () => void;
  /** Asks whether the attempt without an answer succeeded. */
  onAskAgain: () => void;
  onRetry: () => void;
};

/** Repair requests before they are submitted: address, message, contents and price. */
export function RepairConfirmScreen(props: RepairConfirmScreenProps) {
  const { confirmation, isUnavailable = false, outcome } = props;
  const { formatMessage } = useIntl();
  const isUnknown = outcome?.kind === 'unknown';
  return (
    <Page isWaiting={confirmation.state === 'loading' && !isUnknown}>
      <RepairHead current="confirm" isUnavailable={isUnavailable} title={formatMessage(messages.title)} />
      {isUnknown ? (
        <>
          <UnknownOutcome {...outcome} onAskAgain={props.onAskAgain} />
          <SentRequests {...props} />
        </>
      ) : (
        <Content {...props} />
      )}
    </Page>
  );
}

function Content({ confirmation, isUnavailable, ...form }: RepairConfirmScreenProps) {
  if (isUnavailable) return <RepairUnavailable />;
  if (confirmation.state === 'failed' && confirmation.failure.kind === 'gone') return <NothingToSubmit />;
  return (
    <>
      <WhenReady of={confirmation} skeleton={<ConfirmSkeleton totals="3.6rem" />} onRetry={form.onRetry}>
        {(value) => (value.entries.length === 0 ? <NothingToSubmit /> : <RepairForm {...form} confirmation={value} />)}
      </WhenReady>
      {confirmation.state === 'failed' ? (
        <p className={styles.back}>
          <Link to={{ name: 'repairCart' }}>
            <FormattedMessage {...messages.toCart} />
          </Link>
        </p>
      ) : null}
    </>
  );
}

function NothingToSubmit() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.gone)}
      text={formatMessage(messages.goneText)}
      action={
        <>
          <MainLink to={{ name: 'repairCart' }} text={messages.toCart} />
          <ButtonLink to={{ name: 'repairs' }} size="large">
            <FormattedMessage {...messages.toRequests} />
          </ButtonLink>
        </>
      }
    />
  );
}
