import type { User } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** Face, nickname and member badge for a shopper, a way to sign in for a visitor (spec section 2). */
export function AccountLink({ user, isSignedIn }: { user: User | undefined; isSignedIn: boolean }) {
  const intl = useIntl();
  if (!isSignedIn) {
    return (
      <Link to={{ name: 'login' }} look="plain" className={styles.account}>
        <Icon name="user" />
        <span className={styles.word}>
          <FormattedMessage {...messages.signIn} />
        </span>
      </Link>
    );
  }
  const name = user?.nickname || intl.formatMessage(messages.account);
  return (
    <Link to={{ name: 'account' }} look="plain" className={styles.account}>
      <Avatar name={name} url={user?.avatar} />
      <span className={styles.word}>
        <span className={styles.nickname}>{name}</span>
        {user?.isMember ? (
          <Tag tone="accent">
            <FormattedMessage {...messages.member} />
          </Tag>
        ) : null}
      </span>
    </Link>
  );
}
