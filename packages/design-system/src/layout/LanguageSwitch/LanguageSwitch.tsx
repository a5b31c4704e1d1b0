import { useIntl } from 'react-intl';
import { useLinking } from '../../places/LinkProvider.tsx';
import { LANGUAGES, languageSettings, type Language } from '@shop/contracts/language';
import { messages } from './LanguageSwitch.messages.ts';
import styles from './LanguageSwitch.module.css';

export type LanguageSwitchProps = {
  language: Language;
  /** This page in each language. */
  hrefs: Readonly<Record<Language, string>>;
  /** Called on a plain click, so that the app can switch without a page load, which would lose typed text. */
  onLanguage: (language: Language) => void;
};

/**
 * 简 | 繁 | EN: links to this page in the other languages. The names are not translated, so that readers recognise their
 * own language.
 */
export function LanguageSwitch({ language, hrefs, onLanguage }: LanguageSwitchProps) {
  const intl = useIntl();
  const { Anchor } = useLinking();
  return (
    <ul className={styles.languages} aria-label={intl.formatMessage(messages.label)}>
      {LANGUAGES.map((each) => (
        <li key={each} className={styles.item}>
          <Anchor
            href={hrefs[each]}
            hrefLang={each}
            lang={each}
            className={styles.language}
            aria-label={languageSettings[each].name}
            aria-current={each === language ? 'true' : undefined}
            onClick={(event) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              if (each !== language) onLanguage(each);
            }}
          >
            {languageSettings[each].abbreviation}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
