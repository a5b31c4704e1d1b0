import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Popover } from '../../elements/Popover/Popover.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** The brand's stores on other platforms; the links open new windows (spec section 2). */
export function Malls({ malls }: { malls: readonly { name: string; url: string }[] }) {
  return (
    <Popover
      opensOnHover
      trigger={(button) => (
        <button {...button} className={styles.malls}>
          <FormattedMessage {...messages.mall} />
          <Icon name="chevronDown" size={16} />
        </button>
      )}
    >
      <ul className={styles.mallList}>
        {malls.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" className={styles.mall}>
              {name}
              <Icon name="external" size={16} />
              <VisuallyHidden>
                <FormattedMessage {...messages.newWindow} />
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
