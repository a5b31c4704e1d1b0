import type { CartLine } from '@shop/contracts';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { lineTotal, piecesOf } from '../../../commerce/sums.ts';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderCard.module.css';

/** How many lines are shown before the rest is folded away; six are shown whole, a fold for one would be silly. */
const SHOWN = 5;

/** The lines of the order, the first few and then all. */
export function DraftLines({ lines }: { lines: readonly CartLine[] }) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > SHOWN + 1;
  const shown = isLong && !isOpen ? lines.slice(0, SHOWN) : lines;
  return (
    <>
      <h2>
        <FormattedMessage {...messages.lines} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
      </h2>
      <ul id={list} className={styles.lines}>
        {shown.map((line) => (
          <li key={line.id} className={styles.line}>
            <PartThumbnail line={line} size="small" ground="paper" />
            <div className={styles.what}>
              <PartName line={{ ...line, partNumber: '' }} isLinked={false} />
              <span className={styles.quiet}>
                {line.colour} × {line.quantity}
              </span>
            </div>
            <Price fen={lineTotal(line)} size="small" />
          </li>
        ))}
      </ul>
      {isLong ? (
        <Button
          look="text"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <FormattedMessage {...messages.less} />
          ) : (
            <FormattedMessage {...messages.more} values={{ count: lines.length - SHOWN }} />
          )}
        </Button>
      ) : null}
    </>
  );
}
