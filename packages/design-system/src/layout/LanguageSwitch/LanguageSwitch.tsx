import { useIntl } from 'react-intl';
import { useLinking } from '../../places/LinkProvider.tsx';
import { LANGUAGES, type Language } from '../../messages/languages.ts';
import { messages } from './LanguageSwitch.messages.ts';
import styles from './LanguageSwitch.module.css';

export type LanguageSwitchProps = {
  language: Language;
  /** This page in each language. */
  hrefs: Readonly<Record<Language, string>>;
  /** Called on a plain press, so that the app may keep what is typed instead of loading the page anew. */
  onLanguage: (language: Language) => void;
};

/** Each language by its own sign and its own name (which holds the sign, for those who speak to their machine): never translated, so that a lost reader finds the way back. */
const SIGNS: Record<Language, { sign: string; name: string }> = {
  'zh-Hans': { sign: '简', name: '简体中文' },
  'zh-Hant': { sign: '繁', name: '繁體中文' },
  en: { sign: 'EN', name: 'EN English' },
};

/** 简 | 繁 | EN, as links to this page in the other languages. */
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
            aria-label={SIGNS[each].name}
            aria-current={each === language ? 'true' : undefined}
            onClick={(event) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              if (each !== language) onLanguage(each);
            }}
          >
            {SIGNS[each].sign}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
