import type { Fen } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { isOverStock, lineTotal } from '../../../commerce/sums.ts';
import type { CartRowProps } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import styles from './CartTable.module.css';
import { LineActs } from './LineActs.tsx';

export type LineCellsProps = Pick<
  CartRowProps,
  'line' | 'priceBefore' | 'onQuantityChange' | 'onRemove' | 'onMoveToFavourites'
>;

/** From this stock down it is said how much is left. */
const LOW_STOCK = 20;

/** The cells of a line that do not depend on whether it is chosen: choosing all of a long cart draws none of them anew. */
export const LineCells = memo(function LineCells({
  line,
  priceBefore,
  onQuantityChange,
  onRemove,
  onMoveToFavourites,
}: LineCellsProps) {
  const { formatMessage } = useIntl();
  const part = useLineName()(line);
  const tellsStock = !isOverStock(line) && (line.quantity === line.stock || line.stock <= LOW_STOCK);
  return (
    <>
      <td className={styles.picture}>
        <PartThumbnail line={line} size="medium" />
      </td>
      <td className={styles.name}>
        <PartName line={line} />
        {priceBefore === undefined || priceBefore === line.unitPrice ? null : (
          <PriceMove before={priceBefore} now={line.unitPrice} />
        )}
      </td>
      <td className={styles.colour}>
        <LineColour line={line} />
      </td>
      <td className={styles.price}>
        <Price fen={line.unitPrice} size="small" />
      </td>
      <td className={styles.quantity}>
        <QuantityStepper
          size="small"
          label={formatMessage(messages.quantityOf, { part })}
          value={line.quantity}
          max={line.stock}
          onChange={(quantity) => onQuantityChange(line, quantity)}
          note={tellsStock ? <FormattedMessage {...messages.stock} values={{ stock: line.stock }} /> : null}
        />
        <span className={styles.printed}>{line.quantity}</span>
      </td>
      <td className={styles.total}>
        <Price fen={lineTotal(line)} size="small" />
      </td>
      <td className={styles.acts}>
        <LineActs part={part} onMoveToFavourites={() => onMoveToFavourites([line])} onRemove={() => onRemove([line])} />
      </td>
    </>
  );
});

function PriceMove({ before, now }: { before: Fen; now: Fen }) {
  const money = useMoney();
  return (
    <span className={styles.move} data-tone={now < before ? 'green' : 'amber'}>
      <FormattedMessage {...messages.priceMoved} values={{ before: money(before), now: money(now) }} />
    </span>
  );
}
