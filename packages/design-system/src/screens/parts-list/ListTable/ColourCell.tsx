import type { ListRow } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useColours } from '../colours.ts';
import { rowMessages } from './ListTable.messages.ts';
import styles from './ListTable.module.css';

/** The colour of a row, and the colour that is bought instead, if any. */
export function ColourCell({ row: { colour, taken } }: { row: ListRow }) {
  const colours = useColours();
  const wanted = typeof colour === 'number' ? colours.get(colour) : undefined;
  const other = taken && taken.offer.colour !== colour ? colours.get(taken.offer.colour) : undefined;
  const named = other ?? wanted;
  return (
    <span role="gridcell" className={styles.colour}>
      {wanted && other ? (
        <>
          <ColourSwatch hex={wanted.hex} finish={wanted.finish} name={wanted.name} />
          <Icon name="chevronRight" size={16} />
        </>
      ) : null}
      {named ? <ColourSwatch hex={named.hex} finish={named.finish} name="" /> : null}
      <span>{named?.name ?? (colour === 'any' ? <FormattedMessage {...rowMessages.anyColour} /> : '–')}</span>
    </span>
  );
}
