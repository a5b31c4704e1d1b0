import type { InventoryLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import styles from './InventoryCard.module.css';
import { messages } from './Inventory.messages.ts';
import note from './StockNote.module.css';
import { SubstituteChoice } from './SubstituteChoice.tsx';

export type StockNoteProps = {
  part: InventoryLine;
  /** The part with its colour. */
  name: string;
  isPicked: boolean;
  substitute: string | undefined;
  onSubstitute: (id: string, substitute: string | undefined) => void;
};

/** That a part is out of stock, when it is back, and the similar colours that can be sent instead. */
export const StockNote = ({ part, name, isPicked, substitute, onSubstitute }: StockNoteProps) => (
  <>
    <small className={styles.stock}>
      <StockText part={part} />
    </small>
    {part.substitutes.length > 0 && isPicked ? (
      <SubstituteChoice part={part} name={name} substitute={substitute} onSubstitute={onSubstitute} />
    ) : null}
    {part.substitutes.length > 0 && !isPicked ? (
      <small className={styles.offered}>
        <FormattedMessage {...messages.offered} />
        {part.substitutes.map(({ uniqueId, colour }) => (
          <ColourSwatch key={uniqueId} hex={colour.hex} finish="solid" name={colour.name} size="dot" />
        ))}
      </small>
    ) : null}
  </>
);

/** How much is in stock, and when the rest comes. */
export const StockText = ({ part: { stock = 0, restockDays } }: { part: InventoryLine }) => (
  <span className={note.text}>
    <span>
      <FormattedMessage {...(stock > 0 ? messages.short : messages.out)} values={{ stock }} />
    </span>
    <span>
      {restockDays === undefined ? (
        <FormattedMessage {...messages.backUnknown} />
      ) : (
        <FormattedMessage {...messages.back} values={{ days: restockDays }} />
      )}
    </span>
  </span>
);
