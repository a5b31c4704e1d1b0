import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import styles from './InventoryCard.module.css';
import { messages } from './Inventory.messages.ts';

export type CardQuantityProps = {
  /** The part with its colour. */
  name: string;
  inSet: number;
  quantity: number;
  most: number;
  max: number;
  onQuantity: (quantity: number) => void;
};

/** A button that picks the first piece, and then a stepper; why it stops is written below. */
export function CardQuantity({ name, inSet, quantity, most, max, onQuantity }: CardQuantityProps) {
  const { formatMessage } = useIntl();
  const { row, expectSwap } = useFocusAfterSwap(quantity > 0);
  const isFull = quantity >= most;
  const stop = (
    <FormattedMessage {...(inSet <= most ? messages.allOfSet : messages.requestFull)} values={{ count: inSet, max }} />
  );
  const change = (pieces: number) => {
    expectSwap();
    onQuantity(pieces);
  };
  return (
    <div ref={row} className={styles.row}>
      <span className={styles.inSet}>
        <FormattedMessage {...messages.inSet} values={{ count: inSet }} />
      </span>
      {quantity > 0 ? (
        <QuantityStepper
          size="small"
          value={quantity}
          min={0}
          max={Math.max(most, quantity)}
          label={formatMessage(messages.quantity, { part: name })}
          maxNote={stop}
          onChange={change}
        />
      ) : (
        <>
          <Button
            className={styles.add}
            icon={<Icon name="plus" size={16} />}
            aria-label={formatMessage(messages.addPart, { part: name })}
            disabled={isFull}
            onClick={() => change(1)}
          >
            <FormattedMessage {...messages.add} />
          </Button>
          {isFull ? <small className={styles.stop}>{stop}</small> : null}
        </>
      )}
    </div>
  );
}

/** The button of the stepper for one more. */
const MORE = 'button + input + button';

/** Button and stepper replace each other: the focus moves from the one to the other, unless it is elsewhere by then. */
function useFocusAfterSwap(isPicked: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isExpected.current && (activeElement === body || row.current?.contains(activeElement)))
      row.current?.querySelector<HTMLElement>(isPicked ? MORE : 'button')?.focus();
    isExpected.current = false;
  }, [isPicked]);
  return { row, expectSwap: () => void (isExpected.current = true) };
}
