import type { CartLine } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { messages as cartMessages } from './CartScreen.messages.ts';
import { messages } from './guest.messages.ts';
import lineStyles from './LineActions.module.css';
import styles from './UnbuyableLines.module.css';

/** Pieces that were put into the cart before signing in and are not in the cart of the account. */
export type LeftLine = {
  id: string;
  quantity: number;
  /** What the part is; absent while the shop has not answered. */
  line?: CartLine | undefined;
  /**
   * Why they were not added: a reason of the batch call, or the message of the server, shown as sent; '' when it gave
   * none. Absent when no answer came.
   */
  refusal?: string | undefined;
  /** Whether it was sent without an answer: then it may have been added. */
  isSent?: boolean;
};

export type LeftLinesProps = {
  lines: readonly LeftLine[];
  /** While they are being added, none is shown. */
  isMerging: boolean;
  onRetry: () => void;
  onRemove: (ids: readonly string[]) => void;
};

const REASONS: Readonly<Record<string, keyof typeof messages>> = {
  stock: 'stock',
  limit: 'limitReached',
  offSale: 'offSale',
  full: 'fullAccount',
  '': 'refused',
};

/** The parts that sign-in could not add to the cart of the account, each with the reason. */
export function LeftLines({ lines, isMerging, onRetry, onRemove }: LeftLinesProps) {
  const title = useId();
  const list = useFocusAfterRemoval<HTMLUListElement>(lines.length);
  if (isMerging)
    return (
      <p role="status">
        <FormattedMessage {...messages.merging} />
      </p>
    );
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>
          <FormattedMessage {...messages.leftTitle} />
        </h2>
        <span className={styles.quiet}>
          <FormattedMessage {...messages.leftNote} />
        </span>
        <span className={styles.clear}>
          <Button look="text" onClick={onRetry}>
            <FormattedMessage {...messages.again} />
          </Button>
          <Button look="text" onClick={() => onRemove(lines.map(({ id }) => id))}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </span>
      </div>
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <LeftRow key={line.id} {...line} onRemove={() => onRemove([line.id])} />
        ))}
      </ul>
    </section>
  );
}

function LeftRow({ line, quantity, refusal, isSent = false, onRemove }: LeftLine & { onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const nameOf = useLineName();
  const part = line ? nameOf(line) : formatMessage(messages.unknownPart);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>{line ? <PartThumbnail line={line} size="medium" /> : null}</span>
      {line ? <PartName line={line} /> : <span>{part}</span>}
      <div>
        <p className={styles.reason}>
          <Icon name="info" size={16} />
          <Reason refusal={refusal} isSent={isSent} />
        </p>
        <p className={styles.quantity}>
          {line ? <LineColour line={line} /> : null}
          <FormattedMessage {...cartMessages.quantity} values={{ quantity }} />
        </p>
      </div>
      <div className={styles.links}>
        <span className={lineStyles.actions}>
          <button
            type="button"
            data-remove
            aria-label={formatMessage(messages.remove, { part })}
            title={formatMessage(messages.remove, { part })}
            onClick={onRemove}
          >
            <Icon path={TRASH} />
          </button>
        </span>
      </div>
    </li>
  );
}

function Reason({ refusal, isSent }: { refusal: string | undefined; isSent: boolean }) {
  if (refusal === undefined) return <FormattedMessage {...messages[isSent ? 'waiting' : 'notSent']} />;
  const known = REASONS[refusal];
  return known ? <FormattedMessage {...messages[known]} /> : <span>{refusal}</span>;
}
