import type { CartLine } from '@shop/contracts';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { lineTotal, piecesOf } from '../../../commerce/totals.ts';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderCard.module.css';

/** How many lines are shown before the rest is collapsed; a single further one is shown too. */
const MAX_COLLAPSED = 5;

/** The lines of the order, collapsible when there are many. */
export function DraftLines({ lines }: { lines: readonly CartLine[] }) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > MAX_COLLAPSED + 1;
  const shown = isLong && !isOpen ? lines.slice(0, MAX_COLLAPSED) : lines;
  return (
    <>
      <h2>
        <FormattedMessage {...messages.lines} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />
      </h2>
      <ul id={list} className={styles.lines}>
        {shown.map((line) => (
          <li key={line.id} className={styles.line}>
            <PartThumbnail line={line} size="small" ground="paper" />
            <div className={styles.name}>
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
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <FormattedMessage {...messages.showFewer} />
          ) : (
            <FormattedMessage {...messages.showMore} values={{ count: lines.length - MAX_COLLAPSED }} />
          )}
        </Button>
      ) : null}
    </>
  );
}
