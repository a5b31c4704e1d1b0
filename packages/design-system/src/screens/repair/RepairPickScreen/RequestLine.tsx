import type { InventoryLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages as inventory } from './Inventory.messages.ts';
import { isOutOfStock } from './inventory-view.ts';
import { LineFields } from './LineFields.tsx';
import { LinePrice } from './LinePrice.tsx';
import type { LineContext } from './line-context.ts';
import type { LineActions, PickedPart } from './picked-line.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { messages } from './Request.messages.ts';
import styles from './RequestLine.module.css';
import { StockText } from './StockNote.tsx';
import { SubstituteChoice } from './SubstituteChoice.tsx';

/** A picked part of the inventory, with its reason and note. */
export function RequestLine({ line, part, context }: { line: PickedPart; part: InventoryLine; context: LineContext }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(inventory.name, { name: part.name, colour: part.colour.name });
  const { step } = line;
  const { actions, pricing, onSubstitute, onShowStep } = context;
  return (
    <li className={styles.line}>
      <PartThumbnail line={part} size="small" />
      <span className={styles.text}>
        <b>{part.name}</b>
        <span className={styles.facts}>
          <span>
            <FormattedMessage {...messages.pieces} values={{ colour: part.colour.name, count: line.quantity }} />
          </span>
          {step ? (
            <span>
              <Button look="text" className={styles.step} onClick={() => onShowStep(step)}>
                <FormattedMessage {...messages.step} values={{ step: step.step }} />
              </Button>
            </span>
          ) : null}
        </span>
      </span>
      <LinePrice pricing={pricing} fen={part.price * line.quantity} />
      <RemoveButton part={name} onRemove={() => actions.onRemove(line.id)} />
      <LineFields line={line} name={name} context={context} />
      {isOutOfStock(part, line.quantity) ? (
        <div className={styles.stock}>
          <StockText part={part} />
          {part.substitutes.length > 0 ? (
            <SubstituteChoice part={part} name={name} substitute={line.substitute} onSubstitute={onSubstitute} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** A picked part that the inventory does not have any more. */
export const GoneLine = ({ line, actions }: { line: PickedPart; actions: LineActions }) => (
  <li className={styles.line}>
    <span className={styles.gonePicture} />
    <span className={styles.text}>
      <b>
        <FormattedMessage {...messages.goneName} values={{ count: line.quantity }} />
      </b>
      <small className={styles.problem}>
        <FormattedMessage {...messages.gone} />
      </small>
    </span>
    <span />
    <RemoveButton part={line.id} onRemove={() => actions.onRemove(line.id)} />
  </li>
);
