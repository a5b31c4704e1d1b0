import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { readQuantity } from '../../../elements/QuantityStepper/read-quantity.ts';
import { nextPosition } from './matrix.ts';
import type { MatrixCellProps } from './MatrixCell.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './MatrixCell.module.css';

export type QuantityBoxProps = Omit<MatrixCellProps, 'uniqueId'> & { uniqueId: string; name: string };

const SINGLE_CELL = { rows: 1, columns: 1 };

/**
 * The input of the active cell. A valid quantity counts at once; an invalid one is corrected when the cell is left, and
 * the correction is announced.
 */
export function QuantityBox({
  name,
  partId,
  uniqueId,
  part,
  colour,
  stock,
  limit,
  wanted,
  hasProblem,
  onWant,
  onCorrection,
}: QuantityBoxProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  // The quantity before typing began. Invalid input restores it, although its first digits may have counted already.
  const [before, setBefore] = useState(wanted);
  const max = Math.min(stock, limit);
  const want = (quantity: number) => {
    if (quantity !== wanted) onWant(partId, uniqueId, quantity);
  };
  const read = (text: string) => (text.trim() === '' ? 0 : readQuantity(text));
  const onType = (text: string) => {
    if (typed === undefined) setBefore(wanted);
    setTyped(text);
    const quantity = read(text);
    if (quantity !== undefined && quantity <= max) want(quantity);
  };
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const quantity = read(typed);
    const values = { part, colour, typed: typed.trim(), most: max, value: before };
    if (quantity === undefined) {
      want(before);
      onCorrection(formatMessage(messages.whole, values));
    } else if (quantity > max) {
      want(max);
      onCorrection(formatMessage(limit < stock ? messages.limit : messages.most, values));
    } else onCorrection('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The input is removed when the focus moves on, and a removed input gets no blur event.
    if (nextPosition({ row: 0, column: 0 }, event, SINGLE_CELL)) finish();
    else if (event.key === 'Escape') {
      if (typed !== undefined) want(before);
      setTyped(undefined);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      setTyped(undefined);
      want(0);
    }
  };
  const isWrong = typed !== undefined && !((read(typed) ?? Infinity) <= max);
  return (
    <input
      className={styles.box}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={name}
      aria-invalid={isWrong || hasProblem || undefined}
      value={typed ?? (wanted || '')}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}
