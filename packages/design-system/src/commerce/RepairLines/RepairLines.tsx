import type { RepairLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Price } from '../../elements/Price/Price.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { RepairLinePicture } from './RepairLinePicture.tsx';
import { RepairVerdict } from './RepairVerdict.tsx';
import { messages } from './RepairLines.messages.ts';
import styles from './RepairLines.module.css';

export type RepairLinesProps = {
  lines: readonly RepairLine[];
  /** Whether the particles of the request cost nothing. */
  isFree: boolean;
};

/** The parts of a repair request, read-only: what, how many, why, the price, and the verdict once there is one. */
export function RepairLines({ lines, isFree }: RepairLinesProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.lines} aria-label={formatMessage(messages.list)}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <RepairLinePicture line={line} />
          <div className={styles.subject}>
            {line.kind === 'listed' ? <ListedPart line={line} /> : <DescribedPart line={line} />}
          </div>
          <p className={styles.reason}>
            <Tag tone="plain">
              <FormattedMessage {...messages[line.reason]} />
            </Tag>
            {line.note ? <span className={styles.note}>{line.note}</span> : null}
          </p>
          {line.verdict ? <RepairVerdict quantity={line.quantity} verdict={line.verdict} /> : null}
          <LinePrice line={line} isFree={isFree} />
        </li>
      ))}
    </ul>
  );
}

type Listed = Extract<RepairLine, { kind: 'listed' }>;
type Described = Extract<RepairLine, { kind: 'described' }>;

function ListedPart({ line }: { line: Listed }) {
  const number = line.shopNumber || line.partNumber;
  return (
    <>
      <span className={styles.name}>{line.name}</span>
      <p className={styles.facts}>
        <span>
          <FormattedMessage {...messages.quantity} values={{ colour: line.colour.name, quantity: line.quantity }} />
        </span>
        {line.step ? (
          <span>
            <FormattedMessage {...messages.step} values={line.step} />
          </span>
        ) : null}
        {number ? <span className={styles.number}>{number}</span> : null}
      </p>
      {line.substitute ? (
        <p className={styles.substitute}>
          <FormattedMessage {...messages.substitute} values={{ colour: line.substitute.colour.name }} />
        </p>
      ) : null}
    </>
  );
}

const DescribedPart = ({ line }: { line: Described }) => (
  <>
    <span className={styles.name}>
      <FormattedMessage {...messages.described} />
    </span>
    <p className={styles.facts}>
      <span>
        <FormattedMessage {...messages.pieces} values={{ quantity: line.quantity }} />
      </span>
    </p>
    <p className={styles.description}>{line.description}</p>
  </>
);

/** The price of all pieces of a line. An unknown one is not shown as free, unless the request is. */
function LinePrice({ line: { unitPrice, quantity }, isFree }: { line: RepairLine; isFree: boolean }) {
  const money = useMoney();
  if (isFree) {
    return (
      <span className={styles.free}>
        <FormattedMessage {...messages.free} />
      </span>
    );
  }
  if (unitPrice === undefined) {
    return (
      <span className={styles.unknown}>
        <FormattedMessage {...messages.priceUnknown} />
      </span>
    );
  }
  return (
    <span className={styles.price}>
      <Price fen={unitPrice * quantity} size="small" />
      {quantity > 1 ? (
        <small>
          <FormattedMessage {...messages.each} values={{ price: money(unitPrice), quantity }} />
        </small>
      ) : null}
    </span>
  );
}
