import type { CartLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { LineColour, PartName, PartThumbnail, useLineName } from '../PartName/PartName.tsx';
import { isOverStock, lineTotal } from '../sums.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './CartTable.module.css';

export type CartRowProps = {
  line: CartLine;
  isChosen: boolean;
  isBusy: boolean;
  /** Why the last change failed. */
  problem: string | undefined;
  onChoose: (isChosen: boolean) => void;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
};

/** A line of the cart: a table row, a card on narrow screens. What is wrong with it stands right below. */
export function CartRow({ line, isChosen, isBusy, problem, onChoose, onQuantityChange, onRemove }: CartRowProps) {
  const { formatMessage } = useIntl();
  const part = useLineName()(line);
  const isOver = isOverStock(line);
  return (
    <>
      <tr className={styles.row} aria-busy={isBusy || undefined} data-noted={isOver || problem !== undefined ? true : undefined}>
        <td className={styles.choose}>
          <Checkbox label={formatMessage(messages.chooseLine, { part })} hideLabel isChecked={isChosen} onChange={onChoose} />
        </td>
        <td className={styles.picture}>
          <PartThumbnail line={line} size="medium" />
        </td>
        <td className={styles.name}>
          <PartName line={line} />
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
            onChange={onQuantityChange}
            note={line.quantity === line.stock ? <FormattedMessage {...messages.stock} values={{ stock: line.stock }} /> : null}
          />
        </td>
        <td className={styles.total}>
          <Price fen={lineTotal(line)} size="small" />
        </td>
        <td className={styles.remove}>
          <button type="button" data-remove aria-label={formatMessage(messages.removeLine, { part })} title={formatMessage(messages.columnRemove)} onClick={onRemove}>
            <Icon path={TRASH} size={20} />
          </button>
        </td>
      </tr>
      {problem === undefined ? null : (
        <tr className={styles.note} data-tone="red">
          <td colSpan={8}>
            <p role="alert">
              <Icon name="alert" size={16} />
              <span>{problem || <FormattedMessage {...messages.notSaved} />}</span>
            </p>
          </td>
        </tr>
      )}
      {isOver ? (
        <tr className={styles.note} data-tone="amber">
          <td colSpan={8}>
            <p>
              <Icon name="alert" size={16} />
              <span>
                <FormattedMessage {...messages.overStock} values={{ stock: line.stock }} />
                <Button size="small" onClick={() => onQuantityChange(line.stock)}>
                  <FormattedMessage {...messages.lower} values={{ stock: line.stock }} />
                </Button>
              </span>
            </p>
          </td>
        </tr>
      ) : null}
    </>
  );
}
