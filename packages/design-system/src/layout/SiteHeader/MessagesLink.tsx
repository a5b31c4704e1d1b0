import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { CountBadge } from '../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** The link to the messages of the shop, with the number of unread ones; without a number while that is unknown. */
export const MessagesLink = ({ unread = 0 }: { unread: number | undefined }) => (
  <Link to={{ name: 'messages' }} look="plain" className={styles.messages}>
    <Icon name="envelope" />
    <VisuallyHidden>
      <FormattedMessage {...messages.messages} values={{ count: unread }} />
    </VisuallyHidden>
    {unread > 0 ? (
      <span aria-hidden="true">
        <CountBadge count={unread} />
      </span>
    ) : null}
  </Link>
);
