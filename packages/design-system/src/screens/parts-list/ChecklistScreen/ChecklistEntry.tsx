import { FormattedMessage } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import type { ChecklistLine } from './checklist.ts';
import { messages } from './ChecklistScreen.messages.ts';
import styles from './ChecklistScreen.module.css';

const NO_PICTURE = { kind: 'photo', url: '' } as const;

/** One line: a box to tick, the picture, the quantity, and what it is. */
export function ChecklistEntry({ line }: { line: ChecklistLine }) {
  const { picture = NO_PICTURE, name, number, colour, swatch, quantity, note } = line;
  return (
    <li className={styles.line} data-idle={note?.kind === 'notBought' || undefined}>
      <span className={styles.box} aria-hidden="true" />
      <span>
        <ProductPicture picture={picture} alt="" ground="none" />
      </span>
      <span className={styles.name}>
        <span>{name || <FormattedMessage {...messages.unread} />}</span>
        <span className={styles.facts}>
          {number ? <span>{number}</span> : null}
          {colour ? (
            <span className={styles.colour}>
              {swatch ? <ColourSwatch {...swatch} name="" size="dot" /> : null}
              {colour}
            </span>
          ) : null}
        </span>
        {note ? (
          <span className={styles.note}>
            {note.kind === 'notBought' ? (
              <FormattedMessage {...messages.notBought} />
            ) : (
              <FormattedMessage {...messages[note.kind]} values={{ count: note.pieces }} />
            )}
          </span>
        ) : null}
      </span>
      <b className={styles.quantity}>
        {quantity > 0 ? <FormattedMessage {...messages.pieces} values={{ count: quantity }} /> : '?'}
      </b>
    </li>
  );
}
