import type { Order, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { actionsFor } from '../actions-for.ts';
import { messages as actionMessages } from '../OrderActionButton/OrderActionButton.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { KnownName } from '../../../commerce/KnownName/KnownName.tsx';
import { OrderStatusLabel } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { ParcelNumber } from '../../../commerce/ParcelNumber/ParcelNumber.tsx';
import { ParcelCount } from '../ParcelCount/ParcelCount.tsx';
import { OrderLines } from './OrderLines.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './Parcels.module.css';

type ParcelsProps = Pick<OrderScreenProps, 'actions' | 'onCopy'> & { order: Order };

/**
 * The parcels of an order, each with its lines, carrier and available actions. Where the server does not say which goods
 * a parcel has, those of the whole order follow.
 */
export const Parcels = ({ order, actions, onCopy }: ParcelsProps) => (
  <div className={styles.parcels}>
    {order.parcels.map((parcel, index) => (
      <ParcelSection
        key={parcel.orderNumber}
        order={order}
        parcel={parcel}
        position={index + 1}
        actions={actions}
        onCopy={onCopy}
      />
    ))}
    {order.parcels.some(({ lines }) => !lines) ? (
      <section>
        <div className={styles.title}>
          <h2>
            <FormattedMessage {...messages.allParcels} />
          </h2>
          <p className={styles.quiet}>
            <FormattedMessage {...messages.allParcelsText} />
          </p>
        </div>
        <OrderLines lines={order.lines} label={<FormattedMessage {...messages.lines} />} />
      </section>
    ) : null}
  </div>
);

function ParcelSection({
  order,
  parcel,
  position,
  actions,
  onCopy,
}: ParcelsProps & { parcel: Parcel; position: number }) {
  const { orderNumber, state, lines, carrier, parcelNumber } = parcel;
  const available = actionsFor({ ...parcel, kind: order.kind, parcels: [], isAllRefunded: false });
  const problem = actions.problems[orderNumber];
  return (
    <section>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Icon name="package" />
        </span>
        <div className={styles.title}>
          <h2>
            <FormattedMessage {...messages.parcel} values={{ at: position }} />
          </h2>
          <p className={styles.quiet}>
            <ParcelCount parcel={parcel} />
          </p>
        </div>
        <OrderStatusLabel order={{ state, isPickUp: order.isPickUp }} />
        {parcelNumber ? (
          <span className={styles.number}>
            <KnownName of={carrier} /> <ParcelNumber number={parcelNumber} onCopy={onCopy} />
          </span>
        ) : null}
        <span className={styles.actions}>
          {available.includes('track') ? (
            <ButtonLink to={{ name: 'tracking', order: order.number, parcel: orderNumber }}>
              <FormattedMessage {...actionMessages.track} />
            </ButtonLink>
          ) : null}
          {available
            .filter((action) => action === 'confirmReceipt' || action === 'review')
            .map((action) => (
              <OrderActionButton key={action} action={action} orderNumber={orderNumber} actions={actions} />
            ))}
          <ButtonLink to={{ name: 'order', order: orderNumber }} look="text">
            <FormattedMessage {...messages.openParcel} />
          </ButtonLink>
        </span>
      </div>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {lines ? (
        <OrderLines lines={lines} label={<FormattedMessage {...messages.parcelLines} values={{ at: position }} />} />
      ) : null}
    </section>
  );
}
