import type { Finish } from '@shop/contracts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../ColourSwatch/ColourSwatch.messages.ts';
import { ColourSwatch } from '../ColourSwatch/ColourSwatch.tsx';
import styles from './ColourPicker.module.css';

export type ColourChoice = {
  id: string;
  name: string;
  /** Six hexadecimal digits, with or without `#`. */
  hex: string;
  finish: Finish;
  /** Whether it is sold out; it can still be selected, to see its picture. */
  isOut: boolean;
};

export type ColourPickerProps = {
  legend: string;
  colours: readonly ColourChoice[];
  /** Id of the selected colour. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** Selects one of many colours. Native radio buttons, so the arrow keys work; names show on hover and focus. */
export function ColourPicker({ legend, colours, chosen, onChoose }: ColourPickerProps) {
  const group = useId();
  const intl = useIntl();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        {legend} <span className={styles.chosen}>{colours.find(({ id }) => id === chosen)?.name}</span>
      </legend>
      <div className={styles.colours}>
        {colours.map(({ id, name, hex, finish, isOut }) => (
          <label key={id} className={styles.colour}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <ColourSwatch hex={hex} finish={finish} name="" size="large" isOut={isOut} />
            <span className={styles.name}>{isOut ? intl.formatMessage(messages.out, { colour: name }) : name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
