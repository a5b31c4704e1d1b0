import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './RepairSetScreen.module.css';

const PLACES = ['helpFront', 'helpSide', 'helpCover', 'helpNot'] as const;

/** Where the set number is printed. */
export function NumberHelp() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.help}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.help} />
      </h2>
      <ul>
        {PLACES.map((place) => (
          <li key={place}>
            <FormattedMessage {...messages[place]} />
          </li>
        ))}
      </ul>
      <p>
        <Link look="inline" to={{ name: 'chat' }}>
          <FormattedMessage {...messages.helpChat} />
        </Link>
      </p>
    </section>
  );
}
