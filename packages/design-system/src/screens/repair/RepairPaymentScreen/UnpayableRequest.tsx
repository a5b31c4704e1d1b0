import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { PaymentState } from './payment-state.ts';
import { messages } from './RepairPaymentScreen.messages.ts';

export type UnpayableRequestProps = {
  state: Exclude<PaymentState, 'unpaid' | 'paid'> | 'notFound';
  number?: string;
};

/** A repair request that cannot be paid, or needs no payment. */
export function UnpayableRequest({ state, number }: UnpayableRequestProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages[state])}
      text={formatMessage(messages[`${state}Text`])}
      action={
        <>
          {number === undefined ? (
            <MainLink to={{ name: 'repairs' }} text={messages.toRequests} />
          ) : (
            <MainLink to={{ name: 'repairRequest', request: number }} text={messages.toRequest} />
          )}
          {state === 'expired' ? (
            <ButtonLink to={{ name: 'repairSet' }} size="large">
              <FormattedMessage {...messages.again} />
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
