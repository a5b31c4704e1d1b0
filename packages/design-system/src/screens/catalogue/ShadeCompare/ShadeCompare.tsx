import { useState, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import type { ColourChoice } from '../../../elements/ColourPicker/ColourPicker.tsx';
import { colourGroups } from '../../../elements/ColourPicker/colour-groups.ts';
import { PartPicture } from '../../../elements/PartPicture/PartPicture.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { nearestShade } from './nearest-shade.ts';
import { messages } from './ShadeCompare.messages.ts';
import styles from './ShadeCompare.module.css';
import { ShadeWords } from './ShadeWords.tsx';

export type ShadeCompareProps = {
  /** The shape of the part. */
  shape: string;
  /** At least two. */
  colours: readonly ColourChoice[];
  /** Id of the chosen colour; '' while none is chosen. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The chosen colour beside another one, at first the nearest of its finish, and their difference in words. */
export function ShadeCompare({ shape, colours, chosen, onChoose }: ShadeCompareProps) {
  const { formatMessage } = useIntl();
  const [picked, setPicked] = useState('');
  const one = colours.find(({ id }) => id === chosen) ?? colours[0];
  if (!one) return null;
  const others = colours.filter(({ id }) => id !== one.id);
  const other = others.find(({ id }) => id === picked) ?? nearestShade(one, others);
  if (!other) return null;
  const choose = () => {
    setPicked(one.id);
    onChoose(other.id);
  };
  return (
    <section className={styles.compare} aria-label={formatMessage(messages.title)}>
      <div className={styles.shades}>
        {[one, other].map(({ id, name, hex, finish }) => (
          <figure key={id} className={styles.shade} style={{ '--swatch': `#${hex.replace('#', '')}` } as CSSProperties}>
            <PartPicture shape={shape} colour={{ hex, finish }} alt="" size={96} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <SelectField
        label={formatMessage(messages.with)}
        placeholder={formatMessage(messages.with)}
        value={other.id}
        options={colourGroups(others).flatMap((group) =>
          group.colours.map(({ id, name }) => ({ value: id, label: name })),
        )}
        onChange={setPicked}
      />
      <ShadeWords one={one} other={other} />
      <Button onClick={choose}>
        <FormattedMessage {...messages.choose} values={{ colour: other.name }} />
      </Button>
    </section>
  );
}
