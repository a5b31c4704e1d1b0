import type { Fen } from '@shop/contracts';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { isOverStock, lineTotal, struckPrice } from '../../../commerce/totals.ts';
import type { CartRowProps } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import styles from './CartRow.module.css';
import { LineActions } from './LineActions.tsx';

export type LineCellsProps = Pick<
  CartRowProps,
  'line' | 'priceBefore' | 'onType' | 'onQuantityChange' | 'onRemove' | 'onMoveToFavourites'
>;

/** At this stock or less, the remaining stock is shown. */
const LOW_STOCK = 20;

/**
 * The cells of a line that do not depend on its selection, so that choosing all lines of a long cart does not re-render
 * them.
 */
export const LineCells = memo(function LineCells({
  line,
  priceBefore,
  onType,
  onQuantityChange,
  onRemove,
  onMoveToFavourites,
}: LineCellsProps) {
  const { formatMessage } = useIntl();
  const part = useLineName()(line);
  const before = struckPrice(line);
  const [typed = line.quantity, setTyped] = useState<number>();
  const showsStock = !isOverStock(line) && (line.quantity === line.stock || (line.stock ?? Infinity) <= LOW_STOCK);
  const stockNote = showsStock ? <FormattedMessage {...messages.stock} values={{ stock: line.stock }} /> : null;
  return (
    <>
      <td className={styles.picture}>
        <PartThumbnail line={line} size="medium" />
      </td>
      <td className={styles.name}>
        <PartName line={line} />
        {priceBefore === undefined || priceBefore === line.unitPrice ? null : (
          <PriceChange before={priceBefore} now={line.unitPrice} />
        )}
      </td>
      <td className={styles.colour}>
        <LineColour line={line} />
      </td>
      <td className={styles.price}>
        <Price fen={line.unitPrice} size="small" />
        {before === undefined ? null : (
          <span className={styles.before}>
            {' '}
            <Price fen={before} size="small" tone="struck" />
          </span>
        )}
      </td>
      <td className={styles.quantity}>
        <QuantityStepper
          size="small"
          label={formatMessage(messages.quantityOf, { part })}
          value={line.quantity}
          max={line.stock}
          onChange={(quantity) => onQuantityChange(line, quantity)}
          onType={(quantity) => {
            setTyped(quantity);
            onType(line, quantity);
          }}
          note={stockNote}
          maxNote={stockNote}
        />
        <span className={styles.printedQuantity}>{line.quantity}</span>
      </td>
      <td className={styles.total}>
        <Price fen={lineTotal({ ...line, quantity: typed })} size="small" />
      </td>
      <td className={styles.actions}>
        <LineActions
          part={part}
          onMoveToFavourites={onMoveToFavourites && (() => onMoveToFavourites([line]))}
          onRemove={() => onRemove([line])}
        />
      </td>
    </>
  );
});

function PriceChange({ before, now }: { before: Fen; now: Fen }) {
  const money = useMoney();
  return (
    <span className={styles.priceChange} data-tone={now < before ? 'green' : 'amber'}>
      <FormattedMessage {...messages.priceMoved} values={{ before: money(before), now: money(now) }} />
    </span>
  );
}
