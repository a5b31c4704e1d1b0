import type { DeliveryTerms, User } from '@shop/contracts';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { CountBadge } from '../../elements/Tag/Tag.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import type { SearchSuggestions } from '../SearchBox/search-suggestions.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { AccountLink } from './AccountLink.tsx';
import { MainNavigation, type Section } from './MainNavigation.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { messages } from './SiteHeader.messages.ts';
import styles from './SiteHeader.module.css';

export type SiteHeaderProps = {
  company: LogoProps & { delivery?: DeliveryTerms | undefined };
  /** Absent while it loads, and for visitors. */
  user?: User;
  /** Unread notices in the message centre, not the messages of the chat; absent while unknown. */
  unreadNotices?: number | undefined;
  isSignedIn: boolean;
  cartCount: number;
  language: LanguageSwitchProps['language'];
  /** This page in each language. */
  languageHrefs: LanguageSwitchProps['hrefs'];
  onLanguage: LanguageSwitchProps['onLanguage'];
  /** The section this page belongs to. */
  current: Section;
  /** The brand's flagship stores on other platforms. */
  malls: readonly { name: string; url: string }[];
  /** The query whose results the page shows. */
  query?: string | undefined;
  /** Called with the trimmed text, never empty. */
  onSearch: (query: string) => void;
  /** Suggestions of the search box; without it the box only searches. */
  search?: SearchSuggestions;
  onSignOut: () => void;
  /** Whether the floating panel has a chat button, which stands in the header of a narrow window. @default false */
  hasChat?: boolean;
};

/** The header of every page. Its first row is sticky while the second scrolls away, so nothing shifts. */
export function SiteHeader({
  company,
  user,
  unreadNotices,
  isSignedIn,
  cartCount,
  language,
  languageHrefs,
  onLanguage,
  current,
  malls,
  query,
  onSearch,
  search,
  onSignOut,
  hasChat = false,
}: SiteHeaderProps) {
  const intl = useIntl();
  const menuId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header} data-menu={isMenuOpen || undefined} data-chat={hasChat || undefined}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <Link
            to={{ name: 'home' }}
            look="plain"
            className={styles.logo}
            aria-label={intl.formatMessage(messages.toHome, { shop: company.name })}
          >
            <Logo name={company.name} logo={company.logo} />
          </Link>
          <div className={styles.search}>
            <SearchBox query={query} onSearch={onSearch} suggestions={search} />
          </div>
          <div className={styles.language}>
            <LanguageSwitch language={language} hrefs={languageHrefs} onLanguage={onLanguage} />
          </div>
          <AccountLink user={user} isSignedIn={isSignedIn} />
          {isSignedIn ? <MessagesLink unread={unreadNotices} /> : null}
          <Link to={{ name: 'cart' }} look="plain" className={styles.cart}>
            <Icon name="cart" />
            <span className={styles.word}>
              <FormattedMessage {...messages.cart} />
            </span>
            <CountBadge count={cartCount} label={intl.formatMessage(messages.inCart)} />
          </Link>
          <button
            type="button"
            className={styles.menu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            aria-label={intl.formatMessage(messages.menu)}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
      <MainNavigation
        id={menuId}
        current={current}
        malls={malls}
        delivery={company.delivery}
        onLeave={() => setMenuOpen(false)}
        onSignOut={isSignedIn ? onSignOut : undefined}
      />
    </header>
  );
}
