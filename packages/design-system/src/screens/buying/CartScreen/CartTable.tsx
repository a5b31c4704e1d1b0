import type { CartLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { piecesOf } from '../../../commerce/sums.ts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { CartRow } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import type { CartScreenProps } from './CartScreen.tsx';
import styles from './CartTable.module.css';
import { standTogether } from './stand-together.ts';

export type CartTableProps = Required<
  Pick<
    CartScreenProps,
    | 'chosen'
    | 'busyLines'
    | 'lineErrors'
    | 'priceBefore'
    | 'onChoose'
    | 'onQuantityChange'
    | 'onRemove'
    | 'onMoveToFavourites'
    | 'onPrint'
  >
> & {
  lines: readonly CartLine[];
};

/** The lines that can be bought, colours of a part together, and which of them to buy now. */
export function CartTable({
  lines,
  chosen,
  busyLines,
  lineErrors,
  priceBefore,
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
  const acts = {
    onChoose: useStableCallback(onChoose),
    onQuantityChange: useStableCallback(onQuantityChange),
    onRemove: useStableCallback(onRemove),
    onMoveToFavourites: useStableCallback(onMoveToFavourites),
  };
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
          <FormattedMessage {...messages.chosen} values={{ kinds: bought.length, pieces: piecesOf(bought) }} />
        </span>
        {bought.length > 0 ? (
          <span className={styles.barActs}>
            <Button look="text" onClick={onPrint}>
              <FormattedMessage {...messages.print} />
            </Button>
            <Button look="text" onClick={() => onMoveToFavourites(bought)}>
              <FormattedMessage {...messages.move} />
            </Button>
            <Button look="text" onClick={() => onRemove(bought)}>
              <FormattedMessage {...messages.removeChosen} />
            </Button>
          </span>
        ) : null}
      </div>
      <table
        ref={table}
        className={styles.table}
        data-some={bought.length > 0 || undefined}
        aria-label={formatMessage(messages.list)}
      >
        <thead>
          <tr className={styles.head}>
            <th scope="col" colSpan={2}>
              <VisuallyHidden>{formatMessage(messages.columnChoose)}</VisuallyHidden>
            </th>
            <th scope="col">
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
        {standTogether(lines).map((group) => (
          <tbody key={group[0]?.productId} className={styles.group}>
            {group.map((line) => (
              <CartRow
                key={line.id}
                line={line}
                isChosen={chosen.has(line.id)}
                isBusy={busyLines.has(line.id)}
                problem={lineErrors[line.id]}
                priceBefore={priceBefore[line.id]}
                {...acts}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
