import type { DeliveryTerms } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { inYuan } from '../../delivery.ts';
import { useHasFeature } from '../../places/LinkProvider.tsx';
import { Malls } from './Malls.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

export type Section = 'home' | 'parts' | 'upload' | 'repair' | 'none';

const SECTIONS = ['home', 'parts', 'upload', 'repair'] as const;

type MainNavigationProps = {
  id: string;
  current: Section;
  malls: readonly { name: string; url: string }[];
  delivery: DeliveryTerms | undefined;
  /** Called when a link is clicked, so that an open menu closes. */
  onLeave: () => void;
  /** Absent for visitors. */
  onSignOut: (() => void) | undefined;
};

/** The second row of the header: sections, the brand's other stores, and from which amount delivery is free, where the shop says so. */
export function MainNavigation({ id, current, malls, delivery, onLeave, onSignOut }: MainNavigationProps) {
  const intl = useIntl();
  const hasRepair = useHasFeature('repair');
  return (
    <div id={id} className={styles.second}>
      <div className={styles.row}>
        <nav aria-label={intl.formatMessage(messages.main)}>
          <ul className={styles.sections}>
            {SECTIONS.filter((section) => section !== 'repair' || hasRepair).map((section) => (
              <li key={section}>
                <Link
                  to={{ name: section }}
                  look="plain"
                  className={styles.section}
                  aria-current={section === current ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <FormattedMessage {...messages[section]} />
                </Link>
              </li>
            ))}
            {malls.length > 0 ? (
              <li>
                <Malls malls={malls} />
              </li>
            ) : null}
          </ul>
        </nav>
        {delivery ? (
          <p className={styles.delivery}>
            <Icon name="truck" />
            <FormattedMessage {...messages.freeDelivery} values={inYuan(delivery)} />
          </p>
        ) : null}
        {onSignOut ? (
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <FormattedMessage {...messages.signOut} />
          </button>
        ) : null}
      </div>
    </div>
  );
}
