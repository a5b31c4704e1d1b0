import type { CartLine, Fen } from '@shop/contracts';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './CartScreen.messages.ts';
import type { CartScreenProps } from './CartScreen.tsx';
import styles from './CartRow.module.css';
import { LineCells } from './LineCells.tsx';
import { LineNotes } from './LineNotes.tsx';

export type CartRowProps = Pick<
  CartScreenProps,
  'onChoose' | 'onQuantityChange' | 'onRemove' | 'onMoveToFavourites'
> & {
  line: CartLine;
  isChosen: boolean;
  isBusy: boolean;
  /** Why the last change failed. */
  problem: string | undefined;
  /** Whether its quantity was changed without a connection and is sent later. */
  isWaiting: boolean;
  /** Called with a quantity while it is typed; undefined once it is committed or taken back. */
  onType: (line: CartLine, quantity: number | undefined) => void;
  /** The unit price when the shopper first saw the line here. */
  priceBefore: Fen | undefined;
};

/**
 * A line of the cart: a table row, or a card on narrow screens, with its problems below. Memoized, since carts can be
 * long.
 */
export const CartRow = memo(function CartRow({
  isChosen,
  isBusy,
  problem,
  isWaiting,
  onChoose,
  ...cells
}: CartRowProps) {
  const { formatMessage } = useIntl();
  const { line, onQuantityChange } = cells;
  const part = useLineName()(line);
  return (
    <>
      <tr className={styles.row} aria-busy={isBusy || undefined} data-chosen={isChosen || undefined}>
        <td className={styles.choose}>
          <Checkbox
            label={formatMessage(messages.chooseLine, { part })}
            hideLabel
            isChecked={isChosen}
            onChange={(chosen) => onChoose([line.id], chosen)}
          />
        </td>
        <LineCells {...cells} />
      </tr>
      <LineNotes line={line} problem={problem} isWaiting={isWaiting} onQuantityChange={onQuantityChange} />
    </>
  );
});
