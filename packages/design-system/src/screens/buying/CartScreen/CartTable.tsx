import type { CartLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { piecesOf } from '../sums.ts';
import { CartRow } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import styles from './CartTable.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export type CartTableProps = {
  lines: readonly CartLine[];
  chosen: ReadonlySet<string>;
  busyLines: ReadonlySet<string>;
  lineErrors: Readonly<Record<string, string>>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onQuantityChange: (line: CartLine, quantity: number) => void;
  onRemove: (lines: readonly CartLine[]) => void;
};

/** One width each; the name takes what is left. */
const COLUMNS = ['choose', 'picture', 'name', 'colour', 'price', 'quantity', 'total', 'remove'] as const;

/** The lines that can be bought, and which of them to buy now. */
export function CartTable({ lines, chosen, busyLines, lineErrors, onChoose, onQuantityChange, onRemove }: CartTableProps) {
  const { formatMessage } = useIntl();
  const bought = lines.filter((line) => chosen.has(line.id));
  const isAll = bought.length === lines.length;
  const rows = useFocusAfterRemoval<HTMLTableSectionElement>(lines.length);
  return (
    <section className={styles.part}>
      <div className={styles.bar}>
        <Checkbox
          label={formatMessage(messages.chooseAll, { kinds: lines.length })}
          isChecked={isAll}
          isMixed={!isAll && bought.length > 0}
          onChange={(isChosen) => onChoose(lines.map((line) => line.id), isChosen)}
        />
        <span className={styles.chosen} aria-live="polite">
          <FormattedMessage {...messages.chosen} values={{ kinds: bought.length, pieces: piecesOf(bought) }} />
        </span>
        {bought.length > 0 ? (
          <Button look="text" className={styles.removeChosen} onClick={() => onRemove(bought)}>
            <FormattedMessage {...messages.removeChosen} />
          </Button>
        ) : null}
      </div>
      <table className={styles.table} aria-label={formatMessage(messages.list)}>
        <colgroup>
          {COLUMNS.map((column) => (
            <col key={column} data-column={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <VisuallyHidden>{formatMessage(messages.columnChoose)}</VisuallyHidden>
            </th>
            <th scope="col" className={styles.headName}>
              <FormattedMessage {...messages.columnPart} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.columnColour} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnPrice} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnQuantity} />
            </th>
            <th scope="col" data-number>
              <FormattedMessage {...messages.columnTotal} />
            </th>
            <th scope="col">
              <VisuallyHidden>{formatMessage(messages.columnRemove)}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {lines.map((line) => (
            <CartRow
              key={line.id}
              line={line}
              isChosen={chosen.has(line.id)}
              isBusy={busyLines.has(line.id)}
              problem={lineErrors[line.id]}
              onChoose={(isChosen) => onChoose([line.id], isChosen)}
              onQuantityChange={(quantity) => onQuantityChange(line, quantity)}
              onRemove={() => onRemove([line])}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
