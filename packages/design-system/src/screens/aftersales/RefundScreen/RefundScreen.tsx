import type { RefundDetail } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundHead } from './RefundHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';
import type { ReturnForm } from './return-form.ts';
import { SendBack } from './SendBack.tsx';
import { stepsOfRefund } from './steps-of-refund.ts';

export { EMPTY_RETURN_FORM, type ReturnForm } from './return-form.ts';

/** What can be asked of the shop for a refund. */
export type RefundAction = 'takeBack' | 'tellReturn' | 'delete';

export type RefundScreenProps = {
  refund: Loadable<RefundDetail>;
  /** The parcel with the goods that go back, as far as it is filled in. */
  returnForm: ReturnForm;
  onReturnForm: (form: ReturnForm) => void;
  /** What is under way. */
  busy?: RefundAction;
  /** Why the last thing asked for came to nothing. */
  problem?: { action: RefundAction; failure: Failure };
  onTakeBack: () => void;
  /** Called with a whole form. */
  onTellReturn: (parcel: ReturnForm) => void;
  onDelete: () => void;
  /** Puts a number or an address on the clipboard. */
  onCopy?: (text: string) => Promise<void> | void;
  onRetry: () => void;
};

/** A refund: where it stands and what comes next, what was asked, what can be done now. */
export function RefundScreen({ refund, onRetry, ...props }: RefundScreenProps) {
  const { formatMessage } = useIntl();
  const here = refund.state === 'ready' ? refund.value.number : formatMessage(messages.loading);
  return (
    <AccountFrame current="refunds" isWaiting={refund.state === 'loading'}>
      <Breadcrumbs
        trail={[
          { label: formatMessage(messages.home), to: { name: 'home' } },
          { label: formatMessage(messages.refunds), to: { name: 'refunds' } },
          { label: here },
        ]}
      />
      {refund.state === 'ready' ? null : <h1 className={styles.waiting}>{formatMessage(messages.loading)}</h1>}
      {refund.state === 'failed' && refund.failure.kind === 'gone' ? (
        <NoRefund />
      ) : (
        <WhenReady of={refund} skeleton={<RefundSkeleton />} onRetry={onRetry}>
          {(value) => <Found {...props} refund={value} />}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

function Found({
  refund,
  returnForm,
  onReturnForm,
  busy,
  problem,
  onTakeBack,
  onTellReturn,
  onDelete,
  onCopy,
}: Omit<RefundScreenProps, 'refund' | 'onRetry'> & { refund: RefundDetail }) {
  const { formatMessage } = useIntl();
  const isTelling = problem?.action === 'tellReturn';
  return (
    <article className={styles.refund}>
      <RefundHead
        refund={refund}
        isBusy={busy === 'takeBack' || busy === 'delete'}
        problem={isTelling ? undefined : problem?.failure}
        onTakeBack={onTakeBack}
        onDelete={onDelete}
        onCopy={onCopy}
      />
      <div className={styles.timeline}>
        <Timeline
          steps={stepsOfRefund(refund).map(({ step, ...rest }) => ({ label: formatMessage(messages[step]), ...rest }))}
        />
      </div>
      {refund.state === 'awaitingReturn' ? (
        <SendBack
          refund={refund}
          form={returnForm}
          isBusy={busy === 'tellReturn'}
          failure={isTelling ? problem.failure : undefined}
          onForm={onReturnForm}
          onTell={onTellReturn}
          onCopy={onCopy}
        />
      ) : null}
      <RefundLines lines={refund.lines} />
      <RefundFacts refund={refund} />
    </article>
  );
}

function NoRefund() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.gone)}
      text={formatMessage(messages.goneText)}
      action={
        <ButtonLink to={{ name: 'refunds' }} look="main" size="large">
          <FormattedMessage {...messages.refunds} />
        </ButtonLink>
      }
    />
  );
}

const RefundSkeleton = () => (
  <div className={styles.refund}>
    <Skeleton shape="block" height="0.9rem" />
    <Skeleton shape="block" height="0.44rem" />
    <Skeleton shape="block" height="0.44rem" />
    <Skeleton shape="block" height="1.6rem" />
  </div>
);
