import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './NoOrder.messages.ts';

export type NoOrderProps = {
  /** `gone`: there is none, or it was cancelled; `late`: it was not paid in time. */
  kind: 'gone' | 'late';
  /** The main way on. @default the list of orders */
  action?: ReactNode;
};

/** An order that cannot be paid. */
export function NoOrder({ kind, action }: NoOrderProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages[kind])}
      text={formatMessage(kind === 'gone' ? messages.goneText : messages.lateText)}
      action={
        <>
          {action ?? (
            <ButtonLink to={{ name: 'orders' }} look="main" size="large">
              <FormattedMessage {...messages.toOrders} />
            </ButtonLink>
          )}
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
        </>
      }
    />
  );
}
