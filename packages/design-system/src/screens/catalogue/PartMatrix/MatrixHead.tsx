import type { PartFamily } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './PartMatrix.module.css';

export type MatrixHeadProps = { colours: PartFamily['colours']; active: number; chosen: number };

/** The colours above their columns; the name of the active or hovered colour is shown. */
export const MatrixHead = memo(function MatrixHead({ colours, active, chosen }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <FormattedMessage {...messages.corner} />
        </th>
        {colours.map(({ id, name, picture }, column) => (
          <th
            key={id}
            scope="col"
            className={styles.colour}
            data-chosen={column === chosen || undefined}
            data-active={column === active || undefined}
          >
            {picture.kind === 'part' ? (
              <ColourSwatch hex={picture.hex} finish={picture.finish} name="" size="large" />
            ) : null}
            <span className={styles.tip}>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});
