import type { Difference } from '@shop/parts-list';
import { memo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { StatusLabel, type StateTone } from '../../../elements/StatusLabel/StatusLabel.tsx';
import type { NamedColour } from '../colours.ts';
import { messages } from './CompareScreen.messages.ts';
import styles from './DifferenceTable.module.css';

type DifferenceRowProps = { row: Difference; colour: NamedColour | 'any' | undefined; isAgainstList: boolean };

const LOOKS: Record<Difference['kind'], { tone: StateTone; icon: IconName }> = {
  added: { tone: 'green', icon: 'plus' },
  removed: { tone: 'plain', icon: 'minus' },
  more: { tone: 'info', icon: 'chevronUp' },
  fewer: { tone: 'amber', icon: 'chevronDown' },
  same: { tone: 'plain', icon: 'check' },
};

/** One part in one colour: how it changed, and the pieces in both lists and the cart. */
export const DifferenceRow = memo(function DifferenceRow({ row, colour, isAgainstList }: DifferenceRowProps) {
  const { formatMessage } = useIntl();
  const { part, name, picture = { kind: 'photo', url: '' }, kind, here, before, inCart } = row;
  const { tone, icon } = LOOKS[kind];
  const amount = (word: 'columnBefore' | 'columnHere' | 'columnCart', value: number) => (
    <td className={styles.number} data-label={formatMessage(messages[word])} data-none={value === 0 || undefined}>
      <FormattedNumber value={value} />
    </td>
  );
  return (
    <tr className={styles.row}>
      <td className={styles.part}>
        <span>
          <ProductPicture picture={picture} alt="" />
        </span>
        <span>
          {name ? <span className={styles.name}>{name}</span> : null}
          <span className={name ? styles.code : `${styles.code} ${styles.name}`}>{part}</span>
        </span>
      </td>
      <td className={styles.colour}>
        <ColourCell colour={colour} />
      </td>
      {isAgainstList ? (
        <>
          <td className={styles.change}>
            <StatusLabel tone={tone} icon={{ name: icon }}>
              <FormattedMessage {...messages.change} values={{ kind, by: Math.abs(here - before) }} />
            </StatusLabel>
          </td>
          {amount('columnBefore', before)}
        </>
      ) : null}
      {amount('columnHere', here)}
      {amount('columnCart', inCart)}
    </tr>
  );
});

function ColourCell({ colour }: Pick<DifferenceRowProps, 'colour'>) {
  if (colour === 'any') return <FormattedMessage {...messages.anyColour} />;
  if (!colour) return <FormattedMessage {...messages.unknownColour} />;
  return (
    <>
      <ColourSwatch hex={colour.hex} finish={colour.finish} name="" size="dot" /> {colour.name}
    </>
  );
}
