import type { Order, Refund } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { piecesOf } from '../../../commerce/totals.ts';
import { messages } from './RequestUnavailable.messages.ts';
import type { Obstacle } from './obstacle-of.ts';
import styles from './RequestRefundScreen.module.css';

export type RequestUnavailableProps = {
  obstacle: Obstacle;
  order: Order;
  openRefund: Pick<Refund, 'number'> | undefined;
};

/** Explains why no refund can be requested now, with links to what helps. */
export function RequestUnavailable({ obstacle, order, openRefund }: RequestUnavailableProps) {
  const { formatMessage } = useIntl();
  const toOrder = (
    <ButtonLink to={{ name: 'order', order: order.number }} size="large">
      <FormattedMessage {...messages.toOrder} />
    </ButtonLink>
  );
  const toRefunds = (
    <ButtonLink
      to={openRefund ? { name: 'refund', refund: openRefund.number } : { name: 'refunds' }}
      size="large"
      look="main"
    >
      <FormattedMessage {...(openRefund ? messages.toOpen : messages.toRefunds)} />
    </ButtonLink>
  );
  const links: Record<Obstacle, ReactNode> = {
    unpaid: toOrder,
    unknown: (
      <>
        <ButtonLink to={{ name: 'chat', order: order.number }} size="large" look="main">
          <FormattedMessage {...messages.chat} />
        </ButtonLink>
        {toOrder}
      </>
    ),
    open: (
      <>
        {toRefunds}
        {toOrder}
      </>
    ),
    nothingLeft: (
      <>
        {toRefunds}
        {toOrder}
      </>
    ),
    parcels: <Parcels parcels={order.parcels} />,
  };
  return (
    <EmptyState
      title={formatMessage(messages[obstacle])}
      text={formatMessage(messages[`${obstacle}Text`])}
      action={links[obstacle]}
    />
  );
}

const Parcels = ({ parcels }: Pick<Order, 'parcels'>) => (
  <ul className={styles.parcels}>
    {parcels.map(({ orderNumber, lines, pieces }, index) => (
      <li key={orderNumber}>
        <ButtonLink to={{ name: 'requestRefund', order: orderNumber }} size="large" isWide>
          <FormattedMessage
            {...(lines ? messages.parcel : messages.parcelAlone)}
            values={{ place: index + 1, kinds: lines?.length, pieces: lines ? piecesOf(lines) : (pieces ?? 0) }}
          />
        </ButtonLink>
      </li>
    ))}
  </ul>
);
