import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RepairRegionScreen.module.css';

const THINGS = [
  ['prepareNumber', 'package'],
  ['prepareCode', 'qr'],
  ['prepareProof', 'upload'],
  ['prepareParts', 'bookmark'],
] as const satisfies readonly (readonly [keyof typeof messages, IconName])[];

/** What to have at hand for a request. */
export function Preparation() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <FormattedMessage {...messages.prepare} />
      </h2>
      <ul className={styles.things}>
        {THINGS.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} />
            <FormattedMessage {...messages[name]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
