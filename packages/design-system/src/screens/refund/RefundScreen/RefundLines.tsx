import type { OrderLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { LineColour, PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

/** The refunded parts, at the prices of the order. */
export const RefundLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <section>
    <h2 className={styles.heading}>
      <FormattedMessage {...messages.lines} />
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.part}>
          <PartThumbnail line={line} size="small" />
          <PartName line={line} />
          <LineColour line={line} />
          <span className={styles.pieces}>
            <FormattedMessage {...messages.pieces} values={{ count: line.quantity }} />
          </span>
          <Price fen={line.unitPrice} size="small" unit={line.unit} />
        </li>
      ))}
    </ul>
  </section>
);
