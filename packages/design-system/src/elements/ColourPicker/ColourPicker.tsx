import type { Finish } from '@shop/contracts';
import { useCallback, useId, useMemo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as swatchMessages } from '../ColourSwatch/ColourSwatch.messages.ts';
import { ColourSwatch } from '../ColourSwatch/ColourSwatch.tsx';
import { colourGroups } from './colour-groups.ts';
import { isNamed } from './is-named.ts';
import { keepInWindow } from './keep-in-window.ts';
import { messages } from './ColourPicker.messages.ts';
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
  /** The name of a colour that cannot be bought. That it is sold out, if not given. */
  outName?: MessageDescriptor;
};

/** So many colours are quickly found by looking at them. */
const MAX_WITHOUT_FILTER = 12;
/** Groups of so few colours stand side by side. */
const FEW = 3;

/**
 * Selects one of many colours, which are grouped by finish, sorted by hue, and can be filtered by name. Native radio
 * buttons, so the arrow keys work; names show on hover, focus and touch.
 */
export function ColourPicker({ legend, colours, chosen, onChoose, outName = swatchMessages.out }: ColourPickerProps) {
  const radios = useId();
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const hasFilter = colours.length > MAX_WITHOUT_FILTER;
  const shown = useMemo(() => colours.filter(({ name }) => isNamed(name, query)), [colours, query]);
  const groups = useMemo(() => colourGroups(shown), [shown]);
  const radio = useCallback(
    ({ id, name, hex, finish, isOut }: ColourChoice, isChosen: boolean) => (
      <label key={id} className={styles.colour}>
        <input
          type="radio"
          className={styles.radio}
          name={radios}
          value={id}
          checked={isChosen}
          onChange={() => onChoose(id)}
          onPointerEnter={keepInWindow}
          onFocus={keepInWindow}
        />
        <ColourSwatch hex={hex} finish={finish} name="" size="large" isOut={isOut} />
        <span className={styles.name}>{isOut ? formatMessage(outName, { colour: name }) : name}</span>
      </label>
    ),
    [radios, onChoose, outName, formatMessage],
  );
  // React skips elements that are the same: a choice updates two of seventy.
  const unchosen = useMemo(() => new Map(colours.map((colour) => [colour.id, radio(colour, false)])), [colours, radio]);
  return (
    <div className={styles.picker}>
      {hasFilter ? (
        <input
          type="search"
          className={styles.filter}
          aria-label={formatMessage(messages.filter)}
          placeholder={formatMessage(messages.filter)}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      <fieldset className={styles.choice}>
        <legend className={styles.legend} data-filter={hasFilter || undefined}>
          {legend} <span className={styles.chosen}>{colours.find(({ id }) => id === chosen)?.name}</span>
        </legend>
        <p className={styles.found} role="status">
          {query ? formatMessage(messages.found, { count: shown.length, query }) : null}
        </p>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div
              key={group.finish}
              className={styles.group}
              data-few={group.colours.length <= FEW || undefined}
              role="group"
              aria-label={formatMessage(messages[group.finish])}
            >
              {groups.length > 1 ? (
                <p className={styles.finish} aria-hidden="true">
                  {formatMessage(messages[group.finish])}
                </p>
              ) : null}
              <div className={styles.colours}>
                {group.colours.map((colour) => (colour.id === chosen ? radio(colour, true) : unchosen.get(colour.id)))}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
