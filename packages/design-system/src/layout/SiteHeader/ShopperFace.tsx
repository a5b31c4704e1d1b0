import type { User } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** The signed-in shopper. */
export function ShopperFace({ user }: { user: User | undefined }) {
  const intl = useIntl();
  const name = user?.nickname || intl.formatMessage(messages.account);
  return (
    <>
      <Avatar name={name} url={user?.avatar} />
      <span className={styles.word}>
        <span className={styles.nickname}>{name}</span>
        {user?.isMember ? (
          <Tag tone="accent">
            <FormattedMessage {...messages.member} />
          </Tag>
        ) : null}
      </span>
    </>
  );
}
