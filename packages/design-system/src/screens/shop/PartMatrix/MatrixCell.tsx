import type { Fen } from '@shop/contracts';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { isLow } from '../ProductScreen/standing.ts';
import { QuantityBox } from './QuantityBox.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './PartMatrix.module.css';

export type MatrixCellProps = {
  row: number;
  column: number;
  partId: string;
  part: string;
  colour: string;
  /** Absent where the part is not made in the colour. */
  uniqueId: string | undefined;
  price: Fen;
  stock: number;
  limit: number;
  wanted: number;
  hasProblem: boolean;
  /** Whether it is the one in the tab order. */
  isActive: boolean;
  isChosen: boolean;
  takesFocus: RefObject<boolean>;
  onWant: (productId: string, uniqueId: string, quantity: number) => void;
  onRemark: (remark: string) => void;
  onEnter: (row: number, column: number) => void;
};

const PRICE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** One part in one colour: price, and the quantity that is wanted. Only the active cell has a box; the others are words. */
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
    takesFocus,
    onEnter,
  } = props;
  const { formatMessage } = useIntl();
  const money = useMoney();
  const cell = useRef<HTMLTableCellElement>(null);
  const isMade = uniqueId !== undefined;
  const canBuy = isMade && stock > 0;
  useEffect(
    function followTheShopper() {
      if (isActive && takesFocus.current) (cell.current?.querySelector('input') ?? cell.current)?.focus();
    },
    [isActive, takesFocus],
  );
  const name = formatMessage(
    !isMade ? messages.cellNone : stock <= 0 ? messages.cellOut : isLow(stock) ? messages.cellFew : messages.cell,
    { part, colour, price: money(price), stock },
  );
  const low =
    canBuy && isLow(stock) ? (
      <span className={styles.few}>
        <FormattedMessage {...messages.left} values={{ stock }} />
      </span>
    ) : null;
  const cost = <FormattedNumber value={price / 100} {...PRICE} />;
  return (
    <td
      ref={cell}
      className={styles.cell}
      data-chosen={isChosen || undefined}
      data-wanted={wanted > 0 || undefined}
      data-problem={hasProblem || undefined}
      data-shut={!canBuy || undefined}
      {...(canBuy ? {} : { 'aria-label': name, tabIndex: isActive ? 0 : -1 })}
      onClick={() => onEnter(row, column)}
    >
      {!isMade ? '–' : null}
      {isMade && stock <= 0 ? <FormattedMessage {...messages.out} /> : null}
      {canBuy && isActive ? <QuantityBox {...props} uniqueId={uniqueId} name={name} /> : null}
      {canBuy && !isActive ? (
        <span className={styles.price}>
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
