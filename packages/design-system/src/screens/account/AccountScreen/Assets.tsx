import type { User } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ICON_PATHS } from '../../../elements/Icon/icon-paths.ts';
import { TICKET, WALLET } from '../../../elements/Icon/more-icons.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './AccountScreen.messages.ts';
import styles from './AccountScreen.module.css';

type Counted = 'coupons' | 'favourites' | 'messages';
const COUNTS = { coupons: 'couponCount', favourites: 'favouriteCount', messages: 'unreadCount' } as const;
const ICONS: Record<Counted | 'balance', string> = {
  balance: WALLET,
  coupons: TICKET,
  favourites: ICON_PATHS.heartFull,
  messages: ICON_PATHS.envelope,
};
const strong = { b: (number: ReactNode) => <b className={styles.number}>{number}</b> };

/** What the shopper has in the shop, each as a link. What the server does not send is unknown, so it has no number. */
export function Assets({ user, unreadNotices }: { user: User; unreadNotices: number | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const counted = (['coupons', 'favourites', 'messages'] as const).map((name) => {
    const message = COUNTS[name];
    // The user’s own number of unread messages counts the chat too.
    const count = message === 'unreadCount' ? unreadNotices : user[message];
    return (
      <Asset key={name} name={name}>
        {count === undefined ? undefined : <FormattedMessage {...messages[message]} values={{ count, ...strong }} />}
      </Asset>
    );
  });
  return (
    <ul className={styles.assets} aria-label={formatMessage(messages.assets)}>
      {user.hasBalance === false ? null : (
        <Asset name="balance">
          {user.balance === undefined ? undefined : <b className={styles.number}>{money(user.balance)}</b>}
        </Asset>
      )}
      {counted}
    </ul>
  );
}

function Asset({ name, children }: { name: Counted | 'balance'; children: ReactNode }) {
  return (
    <li>
      <Link to={{ name }} look="plain" className={styles.asset}>
        <span className={styles.label}>
          <Icon path={ICONS[name]} size={16} />
          <FormattedMessage {...messages[name]} />
        </span>{' '}
        <span className={styles.value}>{children ?? <FormattedMessage {...messages.open} />}</span>
      </Link>
    </li>
  );
}
