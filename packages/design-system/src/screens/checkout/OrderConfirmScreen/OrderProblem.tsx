import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertNotice } from '../../../commerce/AlertNotice/AlertNotice.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages as confirmMessages } from './OrderConfirmScreen.messages.ts';
import type { OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';
import { messages } from './OrderProblem.messages.ts';

export type OrderProblemProps = Pick<
  OrderConfirmScreenProps,
  'failure' | 'unconfirmed' | 'onPlace' | 'onRenew' | 'onLookUp'
> & {
  orderKey: NonNullable<OrderConfirmScreenProps['orderKey']>;
  /** The price when the order was refused, and the price now. */
  changed: { before: Fen; now: Fen } | undefined;
};

/**
 * Why the order was not placed, and what to do. Without a response it may have been placed; trying again is safe, since
 * one key never makes two orders.
 */
export function OrderProblem({ failure, orderKey, changed, unconfirmed, ...on }: OrderProblemProps) {
  const { formatMessage } = useIntl();
  const { onPlace, onRenew, onLookUp } = on;
  const money = useMoney();
  const failureText = useFailureText();
  if (unconfirmed === 'lookUp') {
    return (
      <AlertNotice
        title={messages.unconfirmed}
        text={messages.lookUpText}
        action={messages.lookUp}
        onAction={onLookUp}
      />
    );
  }
  if (orderKey !== 'live') {
    return (
      <AlertNotice
        title={messages.expired}
        text={messages.expiredText}
        action={messages.renew}
        isBusy={orderKey === 'renewing'}
        onAction={onRenew}
      />
    );
  }
  const isRefused = failure?.kind === 'refused' || failure?.kind === 'gone';
  if (unconfirmed) {
    return (
      <Notice
        tone="red"
        title={formatMessage(messages.unconfirmed)}
        action={
          <Button onClick={onPlace}>
            <FormattedMessage {...messages.placeAgain} />
          </Button>
        }
      >
        {isRefused && failure.message ? <p>{failure.message}</p> : null}
        <FormattedMessage {...messages.unconfirmedText} />
      </Notice>
    );
  }
  if (changed) {
    return (
      <Notice tone="red" title={formatMessage(messages.changed)}>
        {failure?.message ? <p>{failure.message}</p> : null}
        <FormattedMessage
          {...messages.changedText}
          values={{ before: money(changed.before), now: money(changed.now) }}
        />
      </Notice>
    );
  }
  if (!failure) return null;
  return (
    <Notice
      tone="red"
      title={formatMessage(messages.notPlaced)}
      action={
        isRefused ? (
          <ButtonLink to={{ name: 'cart' }}>
            <FormattedMessage {...confirmMessages.toCart} />
          </ButtonLink>
        ) : null
      }
    >
      {failureText(failure)}
    </Notice>
  );
}
