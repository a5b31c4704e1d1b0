import type { CartLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { LinesTableHead, type LineColumn } from '../../../commerce/LinesTableHead/LinesTableHead.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { CartRow, type CartRowProps } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import type { CartScreenProps } from './CartScreen.tsx';
import styles from './CartTable.module.css';
import { groupByProduct } from './group-by-product.ts';

export type CartTableProps = Required<
  Pick<
    CartScreenProps,
    | 'chosen'
    | 'busyLines'
    | 'lineErrors'
    | 'waitingLines'
    | 'priceBefore'
    | 'onChoose'
    | 'onQuantityChange'
    | 'onRemove'
    | 'onPrint'
  >
> &
  Pick<CartScreenProps, 'onMoveToFavourites'> &
  Pick<CartRowProps, 'onType'> & {
    lines: readonly CartLine[];
    /** The pieces of the lines to buy now; they follow while a quantity is typed. */
    pieces: number;
  };

const COLUMNS: readonly LineColumn[] = ['select', 'part', 'colour', 'price', 'quantity', 'total', 'remove'];

/** The available lines, grouped by part, and which of them to buy now. */
export function CartTable({
  lines,
  chosen,
  pieces,
  busyLines,
  lineErrors,
  waitingLines,
  priceBefore,
  onType,
  onChoose,
  onQuantityChange,
  onRemove,
  onMoveToFavourites,
  onPrint,
}: CartTableProps) {
  const { formatMessage } = useIntl();
  const bought = lines.filter((line) => chosen.has(line.id));
  const isAll = bought.length === lines.length;
  const table = useFocusAfterRemoval<HTMLTableElement>(lines.length);
  const actions = {
    onType: useStableCallback(onType),
    onChoose: useStableCallback(onChoose),
    onQuantityChange: useStableCallback(onQuantityChange),
    onRemove: useStableCallback(onRemove),
  };
  const move = useStableCallback((moved: readonly CartLine[]) => onMoveToFavourites?.(moved));
  const onMove = onMoveToFavourites ? move : undefined;
  return (
    <section className={styles.part}>
      <div className={styles.bar}>
        <Checkbox
          label={formatMessage(messages.chooseAll, { kinds: lines.length })}
          isChecked={isAll}
          isMixed={!isAll && bought.length > 0}
          onChange={(isChosen) =>
            onChoose(
              lines.map((line) => line.id),
              isChosen,
            )
          }
        />
        <span className={styles.chosen} aria-live="polite">
          <FormattedMessage {...messages.chosen} values={{ kinds: bought.length, pieces }} />
        </span>
        {bought.length > 0 ? (
          <span className={styles.barActions}>
            <Button look="text" onClick={onPrint}>
              <FormattedMessage {...messages.print} />
            </Button>
            {onMove ? (
              <Button look="text" onClick={() => onMove(bought)}>
                <FormattedMessage {...messages.move} />
              </Button>
            ) : null}
            <Button look="text" onClick={() => onRemove(bought)}>
              <FormattedMessage {...messages.removeChosen} />
            </Button>
          </span>
        ) : null}
      </div>
      <table
        ref={table}
        className={styles.table}
        data-has-chosen={bought.length > 0 || undefined}
        aria-label={formatMessage(messages.list)}
      >
        <LinesTableHead columns={COLUMNS} lines={lines} className={styles.head} />
        {groupByProduct(lines).map((group) => (
          <tbody key={group[0]?.productId} className={styles.group}>
            {group.map((line) => (
              <CartRow
                key={line.id}
                line={line}
                isChosen={chosen.has(line.id)}
                isBusy={busyLines.has(line.id)}
                problem={lineErrors[line.id]}
                isWaiting={waitingLines.has(line.id)}
                priceBefore={priceBefore[line.id]}
                {...actions}
                onMoveToFavourites={onMove}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
