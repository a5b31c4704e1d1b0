import { useIntl } from 'react-intl';
import { Link } from '../../elements/Link/Link.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { messages } from '../SiteHeader/SiteHeader.messages.ts';
import styles from './LoginHeader.module.css';

export type LoginHeaderProps = {
  company: LogoProps;
  language: LanguageSwitchProps['language'];
  languageHrefs: LanguageSwitchProps['hrefs'];
  onLanguage: LanguageSwitchProps['onLanguage'];
};

/** The header of the sign-in page, which replaces the full header: home link and language switch. */
export function LoginHeader({ company, language, languageHrefs, onLanguage }: LoginHeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles.header}>
      <Link to={{ name: 'home' }} look="plain" aria-label={intl.formatMessage(messages.toHome, { shop: company.name })}>
        <Logo {...company} />
      </Link>
      <LanguageSwitch language={language} hrefs={languageHrefs} onLanguage={onLanguage} />
    </header>
  );
}
