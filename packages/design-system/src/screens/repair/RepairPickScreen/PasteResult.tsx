import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages as inventory } from './Inventory.messages.ts';
import { messages } from './Paste.messages.ts';
import styles from './PastePanel.module.css';
import type { MatchedRow, PastedRow } from './pasted-row.ts';
import type { PastePanelProps } from './PastePanel.tsx';

type ResultProps = Pick<PastePanelProps, 'fitsOf' | 'onAdd' | 'max'> & { rows: readonly PastedRow[] };

/** What each pasted line means, what the limits leave of it, and the button that adds it. */
export function PasteResult({ rows, fitsOf, onAdd, max }: ResultProps) {
  const matched = rows.filter((row) => row.kind === 'matched');
  const [added, setAdded] = useState<readonly number[]>();
  const fits = added ?? fitsOf(matched);
  const count = fits.reduce((sum, pieces) => sum + pieces, 0);
  const add = () => {
    setAdded(fits);
    onAdd(matched);
  };
  return (
    <section className={styles.result}>
      <p role="status">
        <FormattedMessage
          {...(added ? messages.added : messages.summary)}
          values={{ rows: rows.length, matched: matched.length, count }}
        />
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.line} className={styles.row} data-kind={row.kind}>
            {row.kind === 'matched' ? <PartThumbnail line={row.part} size="small" /> : <Icon name="alert" size={24} />}
            <span className={styles.text}>
              <RowSubject row={row} />
              <RowProblem row={row} fits={row.kind === 'matched' ? (fits[matched.indexOf(row)] ?? 0) : 0} max={max} />
            </span>
            {row.kind === 'matched' ? (
              <span className={styles.pieces}>
                <FormattedMessage {...messages.pieces} values={{ count: row.quantity }} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {added ? null : (
        <Button size="large" disabled={count === 0} onClick={add}>
          <FormattedMessage {...(count === 0 ? messages.nothingFits : messages.add)} values={{ count }} />
        </Button>
      )}
    </section>
  );
}

/** The part of a matched line; any other line as it was pasted. */
function RowSubject({ row }: { row: PastedRow }) {
  const { formatMessage } = useIntl();
  return row.kind === 'matched' ? (
    <b>{formatMessage(inventory.name, { name: row.part.name, colour: row.part.colour.name })}</b>
  ) : (
    <b className={styles.pasted}>{row.text}</b>
  );
}

function RowProblem({ row, fits, max }: { row: PastedRow; fits: number; max: number }) {
  const { formatList } = useIntl();
  switch (row.kind) {
    case 'matched':
      return fits < row.quantity ? <LimitNote row={row} fits={fits} max={max} /> : null;
    case 'otherColour':
      return (
        <small>
          <FormattedMessage
            {...messages.otherColour}
            values={{ colours: formatList(row.parts.map(({ colour }) => colour.name)) }}
          />
        </small>
      );
    case 'notInSet':
    case 'noQuantity':
    case 'notRead':
      return (
        <small>
          <FormattedMessage {...messages[row.kind]} />
        </small>
      );
  }
}

const LimitNote = ({ row, fits, max }: { row: MatchedRow; fits: number; max: number }) => (
  <small>
    <FormattedMessage
      {...(row.quantity > row.part.quantity ? messages.overSet : messages.overRequest)}
      values={{ inSet: row.part.quantity, fits, max }}
    />
  </small>
);
