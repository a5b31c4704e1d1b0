/**
 * The languages of the shop by their BCP 47 tags, as browsers and speech engines name them.
 * A new language is one entry here and a folder of messages; the compiler then lists the texts that it still lacks.
 */
export const languageSettings = {
  'zh-Hans': { code: 'zh', prefix: '', abbreviation: '简', name: '简体中文' },
  // Addresses and cookies of the shop have `vi` for traditional Chinese (spec section 1).
  'zh-Hant': { code: 'vi', prefix: '/vi', abbreviation: '繁', name: '繁體中文' },
  en: { code: 'en', prefix: '/en', abbreviation: 'EN', name: 'EN English' },
} as const satisfies Record<string, LanguageSettings>;

type LanguageSettings = {
  /** As addresses, cookies and session storage have it. */
  code: string;
  /** What the addresses of this language begin with; the default language has none. */
  prefix: string;
  /** What the language switch shows. */
  abbreviation: string;
  /** The language's own name. It contains the abbreviation, so that voice control finds the link by what it shows. */
  name: string;
};

export type Language = keyof typeof languageSettings;
export const LANGUAGES = Object.keys(languageSettings) as readonly Language[];
/** The language of addresses without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'zh-Hans';
