import { FormattedMessage } from 'react-intl';
import { HoverPopup } from '../../elements/HoverPopup/HoverPopup.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { EXTERNAL } from '../../elements/Icon/more-icons.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** The brand's stores on other platforms; the links open new windows (spec section 2). */
export function Malls({ malls }: { malls: readonly { name: string; url: string }[] }) {
  return (
    <HoverPopup label={<FormattedMessage {...messages.mall} />}>
      <ul>
        {malls.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" className={styles.mall}>
              {name}
              <Icon path={EXTERNAL} size={16} />
              <VisuallyHidden>
                <FormattedMessage {...messages.newWindow} />
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </HoverPopup>
  );
}
