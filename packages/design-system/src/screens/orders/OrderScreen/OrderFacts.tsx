import type { Invoice, Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { FactList, type Fact } from '../../../commerce/FactList/FactList.tsx';
import { AddressLine } from '../../../commerce/RegionNames/RegionNames.tsx';
import { KnownName } from '../../../commerce/KnownName/KnownName.tsx';
import { ParcelNumber } from '../../../commerce/ParcelNumber/ParcelNumber.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './OrderScreen.module.css';

type OrderFact = Fact<'shipTo' | 'carrier' | 'parcelNumber' | 'paidWith' | 'message' | 'invoice'>;
type OrderFactsProps = Pick<OrderScreenProps, 'onCopy'> & { order: Order };

/** Where the order goes, how it was paid, and its invoice. */
export function OrderFacts({ order, onCopy }: OrderFactsProps) {
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.facts} />
      </h2>
      <FactList facts={factsOf(order, onCopy)} messages={messages} />
    </section>
  );
}

/** Parcels have their own carriers, and an order for pick-up has none. */
function factsOf(order: Order, onCopy: OrderFactsProps['onCopy']): OrderFact[] {
  const { recipient, phone, address, carrier, parcelNumber, parcels, isPickUp, isPaid, message, invoice } = order;
  const recipientAddress = (
    <>
      {recipient} {phone}
      <br />
      <AddressLine address={address} />
    </>
  );
  const hasOneParcel = parcels.length === 0 && !isPickUp;
  return [
    { name: 'shipTo', value: recipientAddress },
    ...(hasOneParcel
      ? [{ name: 'carrier' as const, value: carrier || <FormattedMessage {...messages.carrierOpen} /> }]
      : []),
    ...(hasOneParcel && parcelNumber
      ? [{ name: 'parcelNumber' as const, value: <ParcelNumber number={parcelNumber} onCopy={onCopy} /> }]
      : []),
    { name: 'paidWith', value: isPaid ? <PaidWith order={order} /> : <FormattedMessage {...messages.notPaid} /> },
    ...(message ? [{ name: 'message' as const, value: message }] : []),
    ...(invoice ? [{ name: 'invoice' as const, value: <InvoiceOf invoice={invoice} /> }] : []),
  ];
}

const PaidWith = ({ order: { payWay, paidAt } }: { order: Order }) => (
  <span className={styles.paid}>
    <KnownName of={payWay} /> {paidAt === undefined ? null : <DateTime moment={paidAt} style="minute" />}
  </span>
);

const InvoiceOf = ({ invoice: { title, taxNumber, email, isIssued, number } }: { invoice: Invoice }) => (
  <>
    {title} {taxNumber ? <span className={styles.tax}>{taxNumber}</span> : null}
    <br />
    {isIssued ? <FormattedMessage {...messages.invoiceIssued} values={{ number }} /> : null}
    {isIssued === false ? <FormattedMessage {...messages.invoiceOpen} values={{ email }} /> : null}
  </>
);
