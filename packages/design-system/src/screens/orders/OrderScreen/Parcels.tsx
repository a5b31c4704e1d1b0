import type { Order, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { piecesOf } from '../../../commerce/sums.ts';
import { actionsFor } from '../actions-for.ts';
import { words } from '../order.messages.ts';
import { messages as actions } from '../OrderActionButton/OrderActionButton.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { OrderStateWord } from '../OrderStateWord/OrderStateWord.tsx';
import { ParcelNumber } from '../ParcelNumber/ParcelNumber.tsx';
import { OrderLines } from './OrderLines.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './Parcels.module.css';

type ParcelsProps = Pick<OrderScreenProps, 'acts' | 'onCopy'> & { order: Order };

/** Parts of an order that travel on their own, each with its lines, its carrier, and what can be done with it. */
export const Parcels = ({ order, acts, onCopy }: ParcelsProps) => (
  <div className={styles.parcels}>
    {order.parcels.map((parcel, index) => (
      <OneParcel key={parcel.orderNumber} order={order} parcel={parcel} at={index + 1} acts={acts} onCopy={onCopy} />
    ))}
  </div>
);

function OneParcel({ order, parcel, at, acts, onCopy }: ParcelsProps & { parcel: Parcel; at: number }) {
  const { orderNumber, state, lines, carrier, parcelNumber } = parcel;
  const can = actionsFor({ ...parcel, kind: order.kind, parcels: [], isAllRefunded: false });
  const problem = acts.problems[orderNumber];
  return (
    <section>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Icon name="package" />
        </span>
        <div className={styles.title}>
          <h2>
            <FormattedMessage {...messages.parcel} values={{ at }} />
          </h2>
          <p className={styles.quiet}>
            <FormattedMessage {...words.contents} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
          </p>
        </div>
        <OrderStateWord order={{ state, isPickUp: order.isPickUp }} />
        {parcelNumber ? (
          <span className={styles.number}>
            {carrier} <ParcelNumber number={parcelNumber} onCopy={onCopy} />
          </span>
        ) : null}
        <span className={styles.actions}>
          {can.includes('track') ? (
            <ButtonLink to={{ name: 'tracking', order: order.number, parcel: orderNumber }}>
              <FormattedMessage {...actions.track} />
            </ButtonLink>
          ) : null}
          {can
            .filter((action) => action === 'take' || action === 'review')
            .map((action) => (
              <OrderActionButton key={action} action={action} orderNumber={orderNumber} acts={acts} />
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
      <OrderLines lines={lines} label={<FormattedMessage {...messages.parcelLines} values={{ at }} />} />
    </section>
  );
}
