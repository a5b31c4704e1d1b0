import type { InventoryLine } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { messages } from './Inventory.messages.ts';
import styles from './SubstituteChoice.module.css';

export type SubstituteChoiceProps = {
  part: InventoryLine;
  /** The part with its colour. */
  name: string;
  /** The `uniqueId` of the chosen similar colour; absent to wait. */
  substitute: string | undefined;
  onSubstitute: (id: string, substitute: string | undefined) => void;
};

/** What to do about a part that is out of stock: wait for it, or take it in a similar colour. */
export function SubstituteChoice({ part, name, substitute, onSubstitute }: SubstituteChoiceProps) {
  const { formatMessage } = useIntl();
  const group = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={formatMessage(messages.instead, { part: name })}>
      <label className={styles.option}>
        <input
          type="radio"
          name={group}
          checked={substitute === undefined}
          onChange={() => onSubstitute(part.id, undefined)}
        />
        <FormattedMessage {...messages.wait} />
      </label>
      {part.substitutes.map(({ uniqueId, colour }) => (
        <label key={uniqueId} className={styles.option}>
          <input
            type="radio"
            name={group}
            checked={substitute === uniqueId}
            onChange={() => onSubstitute(part.id, uniqueId)}
          />
          <ColourSwatch hex={colour.hex} finish="solid" name="" size="dot" />
          <FormattedMessage {...messages.takeColour} values={{ colour: colour.name }} />
        </label>
      ))}
    </div>
  );
}
