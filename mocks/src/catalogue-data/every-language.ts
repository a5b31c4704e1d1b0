import { LANGUAGES, type Language } from '@shop/contracts';

/** A value for each language. */
export const inEveryLanguage = <T>(valueIn: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, T>;
