import type { Fen } from '@shop/contracts';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { isLow } from '../ProductScreen/purchase-status.ts';
import { QuantityBox } from './QuantityBox.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './MatrixCell.module.css';

export type MatrixCellProps = {
  row: number;
  column: number;
  partId: string;
  part: string;
  colour: string;
  /** Undefined if the part is not made in the colour. */
  uniqueId: string | undefined;
  price: Fen;
  stock: number;
  limit: number;
  wanted: number;
  hasProblem: boolean;
  /** Whether this cell is the one in the tab order (roving tabindex). */
  isActive: boolean;
  isChosen: boolean;
  shouldFocus: RefObject<boolean>;
  onWant: (productId: string, uniqueId: string, quantity: number) => void;
  onCorrection: (correction: string) => void;
  onEnter: (row: number, column: number) => void;
};

const PRICE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function nameOf(isMade: boolean, stock: number): MessageDescriptor {
  if (!isMade) return messages.cellNone;
  if (stock <= 0) return messages.cellOut;
  return isLow(stock) ? messages.cellFew : messages.cell;
}

/** One part in one colour: price and chosen quantity. Only the active cell has an input; the others show text. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const {
    row,
    column,
    part,
    colour,
    uniqueId,
    price,
    stock,
    wanted,
    hasProblem,
    isActive,
    isChosen,
    shouldFocus,
    onEnter,
  } = props;
  const { formatMessage } = useIntl();
  const money = useMoney();
  const cell = useRef<HTMLTableCellElement>(null);
  const isMade = uniqueId !== undefined;
  const canBuy = isMade && stock > 0;
  useEffect(
    function focusActiveCell() {
      if (isActive && shouldFocus.current) (cell.current?.querySelector('input') ?? cell.current)?.focus();
    },
    [isActive, shouldFocus],
  );
  const name = formatMessage(nameOf(isMade, stock), { part, colour, price: money(price), stock });
  const low =
    canBuy && isLow(stock) ? (
      <span className={styles.few}>
        <FormattedMessage {...messages.left} values={{ stock }} />
      </span>
    ) : null;
  // A cell that can be bought has an input, which takes the focus in its place.
  const tabIndex = isActive ? 0 : -1;
  const cost = <FormattedNumber value={price / 100} {...PRICE} />;
  return (
    <td
      ref={cell}
      className={styles.cell}
      data-chosen={isChosen || undefined}
      data-wanted={wanted > 0 || undefined}
      data-problem={hasProblem || undefined}
      data-disabled={!canBuy || undefined}
      aria-label={canBuy ? undefined : name}
      tabIndex={canBuy ? undefined : tabIndex}
      onClick={() => onEnter(row, column)}
    >
      {!isMade ? '–' : null}
      {isMade && stock <= 0 ? <FormattedMessage {...messages.out} /> : null}
      {canBuy && isActive ? <QuantityBox {...props} uniqueId={uniqueId} name={name} /> : null}
      {canBuy && !isActive ? (
        <span>
          {wanted > 0 ? (
            <b>
              <FormattedNumber value={wanted} />
            </b>
          ) : (
            cost
          )}
        </span>
      ) : null}
      {canBuy && (wanted > 0 || isActive) ? <span className={styles.cost}>{cost}</span> : low}
    </td>
  );
});
