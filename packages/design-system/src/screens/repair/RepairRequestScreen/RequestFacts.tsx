import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactList, type Fact } from '../../../commerce/FactList/FactList.tsx';
import { ImageRow } from '../../../commerce/ImageRow/ImageRow.tsx';
import { AddressLine } from '../../../commerce/RegionNames/RegionNames.tsx';
import { ParcelNumber } from '../../../commerce/ParcelNumber/ParcelNumber.tsx';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { messages } from './RepairRequestScreen.messages.ts';
import type { RequestDetailsProps } from './RequestDetails.tsx';
import styles from './RepairRequestScreen.module.css';

type RequestFactsProps = Pick<RequestDetailsProps, 'request' | 'maskedCode' | 'onCopy'>;
type FactName =
  | 'boughtOn'
  | 'channel'
  | 'orderNumber'
  | 'code'
  | 'voucher'
  | 'shipTo'
  | 'region'
  | 'parcel'
  | 'contact'
  | 'message';
type RequestFact = Fact<FactName>;

/** The set and the proof of its purchase, and where the parts go. */
export function RequestFacts({ request, maskedCode, onCopy }: RequestFactsProps) {
  const { set } = request;
  return (
    <div className={styles.sections}>
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.proof} />
        </h2>
        <div className={styles.set}>
          <SetPicture pictures={set.pictures} size="small" />
          <p>
            <b>{set.name}</b>
            <br />
            <span className={styles.number}>{set.number}</span>
          </p>
        </div>
        <FactList facts={proofOf(request, maskedCode)} messages={messages} />
      </section>
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.delivery} />
        </h2>
        <FactList facts={deliveryOf(request, onCopy)} messages={messages} />
      </section>
    </div>
  );
}

function proofOf({ purchase, voucher }: RepairRequest, maskedCode: string): RequestFact[] {
  const code = maskedCode ? (
    <span className={styles.number}>{maskedCode}</span>
  ) : (
    <FormattedMessage {...messages.noCode} />
  );
  return [
    { name: 'boughtOn', value: <DateTime moment={Date.parse(`${purchase.boughtOn}T00:00:00+08:00`)} style="date" /> },
    { name: 'channel', value: <FormattedMessage {...messages[purchase.channel]} /> },
    ...(purchase.orderNumber
      ? [{ name: 'orderNumber' as const, value: <span className={styles.number}>{purchase.orderNumber}</span> }]
      : []),
    { name: 'code', value: code },
    { name: 'voucher', value: voucher ? <Voucher url={voucher} /> : <FormattedMessage {...messages.noVoucher} /> },
  ];
}

function deliveryOf(
  { recipient, phone, address, region, carrier, parcelNumber, contact, message }: RepairRequest,
  onCopy: RequestFactsProps['onCopy'],
): RequestFact[] {
  const shipTo = (
    <>
      {recipient} {phone}
      <br />
      <AddressLine address={address} />
    </>
  );
  const optional = (name: FactName, value: string): RequestFact[] =>
    value ? [{ name, value: <span className={styles.text}>{value}</span> }] : [];
  return [
    { name: 'shipTo', value: shipTo },
    ...optional('region', region.name),
    ...(parcelNumber
      ? [
          {
            name: 'parcel' as const,
            value: (
              <>
                {carrier} <ParcelNumber number={parcelNumber} onCopy={onCopy} />
              </>
            ),
          },
        ]
      : []),
    ...optional('contact', contact),
    ...optional('message', message),
  ];
}

function Voucher({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  return (
    <ImageRow
      images={[url]}
      label={formatMessage(messages.voucher)}
      nameOf={() => formatMessage(messages.enlargeVoucher)}
    />
  );
}
