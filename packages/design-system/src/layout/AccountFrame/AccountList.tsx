import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ICON_PATHS } from '../../elements/Icon/icon-paths.ts';
import { LEAVE, PIN, REFUND, TICKET, WALLET } from '../../elements/Icon/more-icons.ts';
import { Link } from '../../elements/Link/Link.tsx';
import { useHasFeature } from '../../places/LinkProvider.tsx';
import { useAccount, type AccountSection } from './account.ts';
import { messages } from './AccountFrame.messages.ts';
import styles from './AccountFrame.module.css';

const ICONS: Record<AccountSection, ReactNode> = {
  account: <Icon name="user" />,
  orders: <Icon name="package" />,
  refunds: <Icon path={REFUND} />,
  repairs: <Icon name="wrench" />,
  cart: <Icon name="cart" />,
  favourites: <Icon path={ICON_PATHS.heartFull} />,
  coupons: <Icon path={TICKET} />,
  balance: <Icon path={WALLET} />,
  messages: <Icon name="envelope" />,
  addresses: <Icon path={PIN} />,
};
const SECTIONS = Object.keys(ICONS) as AccountSection[];

/** The navigation of the account area with counts, and the sign-out button. */
export function AccountList({ current }: { current: AccountSection }) {
  const { formatMessage } = useIntl();
  const account = useAccount();
  const isShown: Partial<Record<AccountSection, boolean>> = {
    balance: account?.hasBalance,
    repairs: useHasFeature('repair'),
  };
  const sections = SECTIONS.filter((section) => isShown[section] !== false);
  const list = useRef<HTMLElement>(null);
  const at = sections.indexOf(current);
  useLayoutEffect(
    function showCurrentSection() {
      const link = list.current?.querySelectorAll('a')[at];
      if (list.current && link)
        list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
    },
    // Each page has its own list; the shop may say later that it has the section, or one before it.
    [at],
  );
  return (
    <nav ref={list} className={styles.list} aria-label={formatMessage(messages.title)}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={{ name: section }}
              look="plain"
              className={styles.entry}
              aria-current={section === current ? 'page' : undefined}
            >
              {ICONS[section]}
              <FormattedMessage {...messages[section]} /> <Count of={account?.counts[section]} />
            </Link>
          </li>
        ))}
        {account ? (
          <li className={styles.leave}>
            <button type="button" className={styles.entry} onClick={account.onSignOut}>
              <Icon path={LEAVE} />
              <FormattedMessage {...messages.signOut} />
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const Count = ({ of = 0 }: { of: number | undefined }) =>
  of > 0 ? (
    <span className={styles.count}>
      <FormattedNumber value={of} />
    </span>
  ) : null;
