import type { User } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../../elements/Avatar/Avatar.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { maskedPhone } from '../../../commerce/masked-phone.ts';
import { messages } from './AccountScreen.messages.ts';
import styles from './AccountScreen.module.css';

/** The shopper: picture, nickname, membership and level, phone, and the link to change them. */
export function AccountHead({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const name = user.nickname || formatMessage(messages.unnamed);
  return (
    <header className={styles.head}>
      <Avatar name={name} url={user.avatar} size="large" />
      <div className={styles.shopper}>
        <div className={styles.name}>
          <h1>{name}</h1>
          {user.isMember ? (
            <Tag tone="accent">
              <FormattedMessage {...messages.member} />
            </Tag>
          ) : null}
          {user.level ? (
            <Tag tone="plain">
              {user.level.icon ? (
                <img className={styles.levelIcon} src={user.level.icon} alt="" referrerPolicy="no-referrer" />
              ) : null}
              {user.level.name}
            </Tag>
          ) : null}
        </div>
        <p className={styles.quiet}>
          {user.phone ? (
            <FormattedMessage {...messages.phone} values={{ phone: maskedPhone(user.phone) }} />
          ) : (
            <FormattedMessage {...messages.noPhone} />
          )}
        </p>
      </div>
      <Link to={{ name: 'account', view: 'profile' }} className={styles.edit}>
        <FormattedMessage {...messages.edit} />
      </Link>
    </header>
  );
}
