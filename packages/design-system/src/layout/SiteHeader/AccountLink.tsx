import type { User } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { later } from '../../elements/Later/later.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

/** Drawn from the shop's answer, so fetched while that is on its way. */
const ShopperFace = later(async () => (await import('./ShopperFace.tsx')).ShopperFace);

/** Face, nickname and member badge for a shopper, a way to sign in for a visitor (spec section 2). */
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
      {isSignedIn ? <ShopperFace user={user} fallback={withoutFace} /> : withoutFace}
    </Link>
  );
}
