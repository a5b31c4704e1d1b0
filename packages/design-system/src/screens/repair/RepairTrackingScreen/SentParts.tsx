import type { Picture, RepairLine, RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ParcelCard } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages } from './RepairTrackingScreen.messages.ts';
import styles from './RepairTrackingScreen.module.css';

const pictureOf = (line: RepairLine): Picture =>
  line.kind === 'listed' ? line.picture : { kind: 'photo', url: line.photo };
/** The name of a part with the colour that is sent: the requested one, or the similar one that replaces it. */
const nameOf = (line: RepairLine): string =>
  line.kind === 'listed'
    ? `${line.name} ${line.verdict?.substitute ?? line.substitute?.colour.name ?? line.colour.name}`
    : line.description;
/** Pieces of a line that are sent: those that were granted. */
const sentOf = ({ quantity, verdict }: RepairLine) => verdict?.granted ?? quantity;

/** The address and the parts of the parcel. */
export function SentParts({ request, address }: { request: RepairRequest; address: string }) {
  const sent = request.lines.filter((line) => sentOf(line) > 0);
  return (
    <ParcelCard
      recipient={request}
      address={address}
      texts={{
        shipTo: <FormattedMessage {...messages.shipTo} />,
        contents: <FormattedMessage {...messages.contents} />,
      }}
    >
      <ul className={styles.parts}>
        {sent.map((line) => (
          <li key={line.id} className={styles.part}>
            <span className={styles.picture}>
              <ProductPicture picture={pictureOf(line)} alt="" ground="none" />
            </span>
            <span>{nameOf(line)}</span>
            <span className={styles.pieces}>
              <FormattedMessage {...messages.pieces} values={{ count: sentOf(line) }} />
            </span>
          </li>
        ))}
      </ul>
      <Link to={{ name: 'repairRequest', request: request.number }}>
        <FormattedMessage {...messages.toRequest} />
      </Link>
    </ParcelCard>
  );
}
