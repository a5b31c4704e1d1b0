import type { Invoice, Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { ParcelNumber } from '../ParcelNumber/ParcelNumber.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './OrderScreen.module.css';

type Fact = { word: 'shipTo' | 'carrier' | 'parcelNumber' | 'paidWith' | 'message' | 'invoice'; value: ReactNode };
type OrderFactsProps = Pick<OrderScreenProps, 'onCopy'> & { order: Order };

/** Where the order goes, how it was paid, and its invoice. */
export function OrderFacts({ order, onCopy }: OrderFactsProps) {
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.facts} />
      </h2>
      <dl className={styles.list}>
        {factsOf(order, onCopy).map(({ word, value }) => (
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

/** Parcels name their carriers themselves, and what is fetched at a shop has none. */
function factsOf(order: Order, onCopy: OrderFactsProps['onCopy']): Fact[] {
  const { recipient, phone, address, carrier, parcelNumber, parcels, isPickUp, isPaid, message, invoice } = order;
  const to = (
    <>
      {recipient} {phone}
      <br />
      {address}
    </>
  );
  const isSentWhole = parcels.length === 0 && !isPickUp;
  return [
    { word: 'shipTo', value: to },
    ...(isSentWhole
      ? [{ word: 'carrier' as const, value: carrier || <FormattedMessage {...messages.carrierOpen} /> }]
      : []),
    ...(isSentWhole && parcelNumber
      ? [{ word: 'parcelNumber' as const, value: <ParcelNumber number={parcelNumber} onCopy={onCopy} /> }]
      : []),
    { word: 'paidWith', value: isPaid ? <PaidWith order={order} /> : <FormattedMessage {...messages.notPaid} /> },
    ...(message ? [{ word: 'message' as const, value: message }] : []),
    ...(invoice ? [{ word: 'invoice' as const, value: <InvoiceOf invoice={invoice} /> }] : []),
  ];
}

const PaidWith = ({ order: { payWay, paidAt } }: { order: Order }) => (
  <span className={styles.paid}>
    {payWay} {paidAt === undefined ? null : <DateTime moment={paidAt} style="minute" />}
  </span>
);

const InvoiceOf = ({ invoice: { title, taxNumber, email, isIssued, number } }: { invoice: Invoice }) => (
  <>
    {title} {taxNumber ? <span className={styles.tax}>{taxNumber}</span> : null}
    <br />
    {isIssued ? (
      <FormattedMessage {...messages.invoiceIssued} values={{ number }} />
    ) : (
      <FormattedMessage {...messages.invoiceOpen} values={{ email }} />
    )}
  </>
);
