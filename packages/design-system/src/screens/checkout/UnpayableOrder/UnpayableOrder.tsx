import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './UnpayableOrder.messages.ts';

export type UnpayableOrderProps = {
  /**
   * `notFound`: it does not exist, or its cancellation deleted it; `expired`: it was not paid in time; `unknown`: its state
   * is.
   */
  kind: 'notFound' | 'expired' | 'cancelled' | 'unknown';
  /** The main action. @default a link to the orders */
  action?: ReactNode;
};

/** An order that cannot be paid. */
export function UnpayableOrder({ kind, action }: UnpayableOrderProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages[kind])}
      text={formatMessage(messages[`${kind}Text`])}
      action={
        <>
          {action ?? <MainLink to={{ name: 'orders' }} text={messages.toOrders} />}
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
        </>
      }
    />
  );
}
