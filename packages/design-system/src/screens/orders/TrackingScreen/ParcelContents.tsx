import type { Order, OrderLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { piecesOf } from '../../../commerce/totals.ts';
import { ParcelCard } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { orderMessages } from '../order.messages.ts';
import { messages } from './TrackingScreen.messages.ts';
import styles from './TrackingScreen.module.css';

/** How many parts are shown; the count includes all. */
const MAX_PICTURES = 8;

/** The delivery address and the contents of a parcel. */
export const ParcelContents = ({
  order,
  lines,
  address,
}: {
  order: Order;
  lines: readonly OrderLine[];
  address: string;
}) => (
  <ParcelCard
    recipient={order}
    address={address}
    texts={{
      shipTo: <FormattedMessage {...messages.shipTo} />,
      contents: <FormattedMessage {...messages.contents} />,
    }}
  >
    <div className={styles.parts}>
      {lines.slice(0, MAX_PICTURES).map((line) => (
        <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
      ))}
    </div>
    <p className={styles.contents}>
      <FormattedMessage {...orderMessages.contents} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
      <Link to={{ name: 'order', order: order.number }}>
        <FormattedMessage {...messages.toOrder} />
      </Link>
    </p>
  </ParcelCard>
);
