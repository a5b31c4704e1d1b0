import type { Order, OrderLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { piecesOf } from '../../../commerce/sums.ts';
import { words } from '../order.messages.ts';
import { messages } from './TrackingScreen.messages.ts';
import styles from './TrackingScreen.module.css';

/** How many parts are shown; all are counted. */
const SHOWN = 8;

/** Where a parcel goes and what is in it. */
export const ParcelInside = ({
  order,
  lines,
  address,
}: {
  order: Order;
  lines: readonly OrderLine[];
  address: string;
}) => (
  <aside className={styles.card}>
    <h2 className={styles.heading}>
      <FormattedMessage {...messages.shipTo} />
    </h2>
    <p>
      {order.recipient} {order.phone}
      <br />
      {address}
    </p>
    <h2 className={styles.heading}>
      <FormattedMessage {...messages.inside} />
    </h2>
    <div className={styles.parts}>
      {lines.slice(0, SHOWN).map((line) => (
        <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
      ))}
    </div>
    <p className={styles.facts}>
      <FormattedMessage {...words.contents} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
      <Link to={{ name: 'order', order: order.number }}>
        <FormattedMessage {...messages.toOrder} />
      </Link>
    </p>
  </aside>
);
