import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

type Fact = { word: 'shipTo' | 'carrier' | 'parcel' | 'paidWith' | 'message'; value: ReactNode };

/** Where the order goes and how it was paid. */
export function OrderFacts({ order }: { order: Order }) {
  const facts: Fact[] = [
    {
      word: 'shipTo',
      value: (
        <>
          {order.recipient} {order.phone}
          <br />
          {order.address}
        </>
      ),
    },
    { word: 'carrier', value: order.carrier || <FormattedMessage {...messages.carrierOpen} /> },
    ...(order.parcelNumber ? [{ word: 'parcel' as const, value: <span className={styles.number}>{order.parcelNumber}</span> }] : []),
    { word: 'paidWith', value: order.isPaid ? <PaidWith order={order} /> : <FormattedMessage {...messages.notPaid} /> },
    ...(order.message ? [{ word: 'message' as const, value: order.message }] : []),
  ];
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.facts} />
      </h2>
      <dl className={styles.list}>
        {facts.map(({ word, value }) => (
          <div key={word} className={styles.fact}>
            <dt>
              <FormattedMessage {...messages[word]} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const PaidWith = ({ order: { payWay, paidAt } }: { order: Order }) => (
  <span className={styles.paid}>
    {payWay} {paidAt === undefined ? null : <DateTime moment={paidAt} style="minute" />}
  </span>
);
