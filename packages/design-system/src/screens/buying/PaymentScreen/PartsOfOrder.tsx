import type { CartLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { PartThumbnail } from '../PartName/PartName.tsx';
import { piecesOf } from '../sums.ts';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';

/** How many parts are shown; all are counted. */
const SHOWN = 6;

/** What is being paid for, at a glance. */
export function PartsOfOrder({ lines }: { lines: readonly CartLine[] }) {
  return (
    <div className={styles.parts}>
      {lines.slice(0, SHOWN).map((line) => (
        <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
      ))}
      <p className={styles.contents}>
        <FormattedMessage {...messages.contents} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
      </p>
    </div>
  );
}
