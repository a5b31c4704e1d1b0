import type { Fen, RepairRequest } from '@shop/contracts';
import { useIntl } from 'react-intl';
import type { BalancePaying } from '../../../commerce/BalancePayment/BalancePayment.tsx';
import type { CodePaymentMethod, ScanCode } from '../../../commerce/PaymentCode/PaymentCode.tsx';
import { usePaymentDeadline } from '../../../commerce/use-payment-deadline.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Failure, Loadable } from '../../../loadable.ts';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { PaidRequest } from './PaidRequest.tsx';
import { paymentStateOf } from './payment-state.ts';
import { messages } from './RepairPaymentScreen.messages.ts';
import { UnpaidRequest } from './UnpaidRequest.tsx';
import { UnpayableRequest } from './UnpayableRequest.tsx';

export type RepairPaymentScreenProps = BalancePaying & {
  request: Loadable<RepairRequest>;
  /** Whether this shop has no repair service. */
  isUnavailable?: boolean;
  balance: Loadable<Fen>;
  /** Which code is shown; none without it. */
  codeBy?: CodePaymentMethod | undefined;
  /** Never an old code while a new one loads, or after that failed. */
  code: Loadable<ScanCode>;
  /** Why it is unknown whether the shown code was paid. */
  checkFailure?: Failure | undefined;
  onChooseCode: (by: CodePaymentMethod) => void;
  /** Requests a new code. */
  onRenewCode: () => void;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  /** Copies the number of the request to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Payment of a repair request by balance or a code to scan, and the result once it is paid. */
export function RepairPaymentScreen(props: RepairPaymentScreenProps) {
  const { request, isUnavailable = false, onRetry, onTimeUp } = props;
  const { formatMessage } = useIntl();
  const { isExpired, onCountdownEnd } = usePaymentDeadline(onTimeUp);
  const payableOf = ({ number, payUntil }: RepairRequest) => ({ number, cancelsAt: payUntil });
  const stateOf = (value: RepairRequest) =>
    paymentStateOf(value, isExpired(payableOf(value)) && props.outcome !== 'unknown');
  const state = request.state === 'ready' ? stateOf(request.value) : undefined;
  const isPaid = state === 'paid';
  useSubmittedState(state, props.paying === 'busy');
  return (
    <Page isWaiting={request.state === 'loading'}>
      <RepairHead
        isUnavailable={isUnavailable}
        current={isPaid ? 'done' : 'confirm'}
        title={formatMessage(isPaid ? messages.paid : messages.title)}
      />
      {isUnavailable ? <RepairUnavailable /> : null}
      {request.state === 'failed' && request.failure.kind === 'gone' ? <UnpayableRequest state="notFound" /> : null}
      {isUnavailable || (request.state === 'failed' && request.failure.kind === 'gone') ? null : (
        <WhenReady
          of={request}
          list={{ name: 'repairs' }}
          skeleton={<Skeleton shape="block" height="3.6rem" />}
          onRetry={onRetry}
        >
          {(value) => {
            const valueState = stateOf(value);
            if (valueState === 'paid') return <PaidRequest request={value} onCopy={props.onCopy} />;
            if (valueState !== 'unpaid') return <UnpayableRequest state={valueState} number={value.number} />;
            return <UnpaidRequest {...props} request={value} onTimeUp={() => onCountdownEnd(payableOf(value))} />;
          }}
        </WhenReady>
      )}
    </Page>
  );
}
