import type { Order, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { ParcelCard } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { ParcelCount } from '../ParcelCount/ParcelCount.tsx';
import { messages } from './TrackingScreen.messages.ts';
import styles from './TrackingScreen.module.css';

/** How many parts are shown; the count includes all. */
const MAX_PICTURES = 8;

/**
 * The delivery address and the contents of a parcel. Where the server does not say which goods it has, those of the
 * whole order are shown and called so.
 */
export const ParcelContents = ({
  order,
  parcel,
  address,
}: {
  order: Order;
  parcel: Pick<Parcel, 'lines' | 'pieces'>;
  address: string;
}) => (
  <ParcelCard
    recipient={order}
    address={address}
    texts={{
      shipTo: <FormattedMessage {...messages.shipTo} />,
      contents: <FormattedMessage {...(parcel.lines ? messages.contents : messages.allContents)} />,
    }}
  >
    <div className={styles.parts}>
      {(parcel.lines ?? order.lines).slice(0, MAX_PICTURES).map((line) => (
        <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
      ))}
    </div>
    <p className={styles.contents}>
      {parcel.lines ? <ParcelCount parcel={parcel} /> : <ParcelCount parcel={order} />}
      <Link to={{ name: 'order', order: order.number }}>
        <FormattedMessage {...messages.toOrder} />
      </Link>
    </p>
  </ParcelCard>
);
