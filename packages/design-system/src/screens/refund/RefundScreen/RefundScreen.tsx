import type { RefundDetail } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Failure, Loadable } from '../../../loadable.ts';
import { DetailsLayout } from '../../../commerce/DetailsLayout/DetailsLayout.tsx';
import { TitleUntilReady } from '../../../commerce/TitleUntilReady/TitleUntilReady.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundHead } from './RefundHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import { messages } from './RefundScreen.messages.ts';
import type { ReturnForm } from './return-form.ts';
import { SendBack } from './SendBack.tsx';
import { stepsOfRefund } from './steps-of-refund.ts';

export { EMPTY_RETURN_FORM, type ReturnForm } from './return-form.ts';

/** What a shopper can do with a refund. */
export type RefundAction = 'withdraw' | 'reportReturn' | 'delete';

export type RefundScreenProps = {
  refund: Loadable<RefundDetail>;
  /** The return parcel, as far as the form is filled in. */
  returnForm: ReturnForm;
  onReturnForm: (form: ReturnForm) => void;
  /** The action in progress. */
  busy?: RefundAction;
  /** Why the last action failed. */
  problem?: { action: RefundAction; failure: Failure };
  onWithdraw: () => void;
  /** Called with a complete form. */
  onReportReturn: (parcel: ReturnForm) => void;
  onDelete: () => void;
  /** Copies a number or an address to the clipboard. */
  onCopy?: (text: string) => Promise<void> | void;
  onRetry: () => void;
};

/** A refund: its state and next step, the contents of the request, the available actions. */
export function RefundScreen({ refund, onRetry, ...props }: RefundScreenProps) {
  const { formatMessage } = useIntl();
  useSubmittedState(refund.state === 'ready' ? refund.value.state : undefined, props.busy !== undefined);
  const currentLabel = refund.state === 'ready' ? refund.value.number : formatMessage(messages.loading);
  return (
    <AccountFrame current="refunds" isWaiting={refund.state === 'loading'}>
      <Breadcrumbs
        crumbs={[
          { label: formatMessage(messages.home), to: { name: 'home' } },
          { label: formatMessage(messages.refunds), to: { name: 'refunds' } },
          { label: currentLabel },
        ]}
      />
      <TitleUntilReady of={refund}>{formatMessage(messages.loading)}</TitleUntilReady>
      {refund.state === 'failed' && refund.failure.kind === 'gone' ? (
        <RefundNotFound />
      ) : (
        <WhenReady of={refund} list={{ name: 'refunds' }} skeleton={<RefundSkeleton />} onRetry={onRetry}>
          {(value) => <RefundDetails {...props} refund={value} />}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

function RefundDetails({
  refund,
  returnForm,
  onReturnForm,
  busy,
  problem,
  onWithdraw,
  onReportReturn,
  onDelete,
  onCopy,
}: Omit<RefundScreenProps, 'refund' | 'onRetry'> & { refund: RefundDetail }) {
  const { formatMessage } = useIntl();
  const hasReportFailed = problem?.action === 'reportReturn';
  return (
    <DetailsLayout>
      <RefundHead
        refund={refund}
        isBusy={busy === 'withdraw' || busy === 'delete'}
        problem={hasReportFailed ? undefined : problem?.failure}
        onWithdraw={onWithdraw}
        onDelete={onDelete}
        onCopy={onCopy}
      />
      <Timeline
        steps={stepsOfRefund(refund).map(({ step, ...rest }) => ({ label: formatMessage(messages[step]), ...rest }))}
      />
      {refund.state === 'awaitingReturn' ? (
        <SendBack
          refund={refund}
          form={returnForm}
          isBusy={busy === 'reportReturn'}
          failure={hasReportFailed ? problem.failure : undefined}
          onForm={onReturnForm}
          onReport={onReportReturn}
          onCopy={onCopy}
        />
      ) : null}
      <RefundLines lines={refund.lines} />
      <RefundFacts refund={refund} />
    </DetailsLayout>
  );
}

function RefundNotFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.notFound)}
      text={formatMessage(messages.notFoundText)}
      action={<MainLink to={{ name: 'refunds' }} text={messages.refunds} />}
    />
  );
}

const RefundSkeleton = () => (
  <DetailsLayout>
    <Skeleton shape="block" height="0.9rem" />
    <Skeleton shape="block" height="0.44rem" />
    <Skeleton shape="block" height="0.44rem" />
    <Skeleton shape="block" height="1.6rem" />
  </DetailsLayout>
);
