import type { OrderLine } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { LineColour, PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { lineTotal } from '../../../commerce/sums.ts';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderLines.module.css';

export type OrderLinesProps = {
  lines: readonly OrderLine[];
  /** Names the table for those who listen. */
  label: ReactNode;
};

/** What was bought, line by line, at the prices of then. */
export function OrderLines({ lines, label }: OrderLinesProps) {
  return (
    <div className={styles.part}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <FormattedMessage {...messages.columnPart} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.columnColour} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnQuantity} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnPrice} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnTotal} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={styles.row}>
              <td className={styles.picture}>
                <PartThumbnail line={line} size="small" />
              </td>
              <td className={styles.name}>
                <PartName line={line} />
              </td>
              <td className={styles.colour}>
                <LineColour line={line} />
              </td>
              <td className={styles.quantity}>
                <FormattedMessage {...messages.quantity} values={{ quantity: line.quantity }} />
                {line.refunded > 0 ? (
                  <span className={styles.refunded}>
                    <FormattedMessage {...messages.refundedPieces} values={{ count: line.refunded }} />
                  </span>
                ) : null}
              </td>
              <td className={styles.price}>
                <Price fen={line.unitPrice} size="small" />
              </td>
              <td className={styles.total}>
                <Price fen={lineTotal(line)} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
