import type { OrderLine } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { LineColour, PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { LinesTableHead, type LineColumn } from '../../../commerce/LinesTableHead/LinesTableHead.tsx';
import { lineTotal } from '../../../commerce/totals.ts';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderLines.module.css';

export type OrderLinesProps = {
  lines: readonly OrderLine[];
  /** Caption of the table, for screen readers. */
  label: ReactNode;
};

const COLUMNS: readonly LineColumn[] = ['part', 'colour', 'quantity', 'price', 'total'];

/** The lines of an order, at the prices of the order. */
export function OrderLines({ lines, label }: OrderLinesProps) {
  return (
    <div className={styles.part}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <LinesTableHead columns={COLUMNS} lines={lines} />
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
