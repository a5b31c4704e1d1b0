import type { User } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { ShopperFace } from './ShopperFace.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** Picture, nickname and member badge for a shopper, a sign-in link for a visitor (spec section 2). */
export function AccountLink({ user, isSignedIn }: { user: User | undefined; isSignedIn: boolean }) {
  const withoutFace = (
    <>
      <Icon name="user" />
      <span className={styles.word}>
        <FormattedMessage {...(isSignedIn ? messages.account : messages.signIn)} />
      </span>
    </>
  );
  return (
    <Link to={{ name: isSignedIn ? 'account' : 'login' }} look="plain" className={styles.account}>
      {isSignedIn ? <ShopperFace user={user} /> : withoutFace}
    </Link>
  );
}
