import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { readQuantity } from '../../../elements/QuantityStepper/read-quantity.ts';
import { moved } from './matrix.ts';
import type { MatrixCellProps } from './MatrixCell.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './PartMatrix.module.css';

export type QuantityBoxProps = Omit<MatrixCellProps, 'uniqueId'> & { uniqueId: string; name: string };

const ANY = { rows: 1, columns: 1 };

/** The box of the active cell. What fits counts at once; what does not is put right when the cell is left, and said. */
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
  onRemark,
}: QuantityBoxProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  // What stood here before the typing began: nonsense brings it back, although its first digit may have counted.
  const [before, setBefore] = useState(wanted);
  const most = Math.min(stock, limit);
  const want = (quantity: number) => {
    if (quantity !== wanted) onWant(partId, uniqueId, quantity);
  };
  const read = (text: string) => (text.trim() === '' ? 0 : readQuantity(text));
  const onType = (text: string) => {
    if (typed === undefined) setBefore(wanted);
    setTyped(text);
    const quantity = read(text);
    if (quantity !== undefined && quantity <= most) want(quantity);
  };
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const quantity = read(typed);
    const values = { part, colour, typed: typed.trim(), most, value: before };
    if (quantity === undefined) {
      want(before);
      onRemark(formatMessage(messages.whole, values));
    } else if (quantity > most) {
      want(most);
      onRemark(formatMessage(limit < stock ? messages.limit : messages.most, values));
    } else onRemark('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The box goes with the focus, and a box that is gone is not told that it was left.
    if (moved({ row: 0, column: 0 }, event, ANY)) finish();
    else if (event.key === 'Escape') {
      if (typed !== undefined) want(before);
      setTyped(undefined);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      setTyped(undefined);
      want(0);
    }
  };
  const isWrong = typed !== undefined && !((read(typed) ?? Infinity) <= most);
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
