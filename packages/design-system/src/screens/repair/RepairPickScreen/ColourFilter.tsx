import type { InventoryColour } from '@shop/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Popover } from '../../../elements/Popover/Popover.tsx';
import styles from './Filters.module.css';
import { messages } from './Inventory.messages.ts';

export type ColourFilterProps = {
  /** The colours of the shown parts, the most frequent first. */
  colours: readonly { colour: InventoryColour; count: number }[];
  /** Ids of the chosen colours. */
  chosen: readonly string[];
  /** How many colours have a chip of their own; chosen ones always have one. */
  chips: number;
  onColours: (ids: readonly string[]) => void;
};

/** Filters parts by colour: the most frequent colours as chips, all in a popup. */
export function ColourFilter({ colours, chosen, chips, onColours }: ColourFilterProps) {
  const { formatMessage } = useIntl();
  const shown = colours.filter(({ colour }, index) => index < chips || chosen.includes(colour.id));
  const toggle = (id: string) => onColours(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      {shown.map(({ colour, count }) => (
        <button
          key={colour.id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(colour.id)}
          aria-label={formatMessage(messages.colourCount, { name: colour.name, count })}
          onClick={() => toggle(colour.id)}
        >
          <ColourSwatch hex={colour.hex} finish="solid" name="" size="dot" />
          {colour.name}
        </button>
      ))}
      {colours.length > shown.length ? (
        <Popover
          label={formatMessage(messages.colours)}
          trigger={(props) => (
            <button {...props} className={styles.chip}>
              <FormattedMessage {...messages.moreColours} />
              <Icon name="chevronDown" size={16} />
            </button>
          )}
        >
          <ul className={styles.palette}>
            {colours.map(({ colour, count }) => (
              <li key={colour.id}>
                <Checkbox
                  label={
                    <span className={styles.option}>
                      <ColourSwatch hex={colour.hex} finish="solid" name="" />
                      {colour.name}
                      <small>
                        <FormattedNumber value={count} />
                      </small>
                    </span>
                  }
                  isChecked={chosen.includes(colour.id)}
                  onChange={() => toggle(colour.id)}
                />
              </li>
            ))}
          </ul>
        </Popover>
      ) : null}
    </>
  );
}
