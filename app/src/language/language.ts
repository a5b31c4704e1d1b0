import { DEFAULT_LANGUAGE, LANGUAGES, languageSettings, type Language } from '@shop/contracts/language';

/**
 * Language codes as addresses and cookies have them. `vi` is traditional Chinese and never leaves this file as a
 * language.
 */
export type LanguageCode = (typeof languageSettings)[Language]['code'];

/** Prefixes of addresses, one for each language. */
export const PREFIXES: readonly string[] = LANGUAGES.map((language) => languageSettings[language].prefix);

/** The language of an address and the path without its prefix, which always starts with `/`. */
export function readPath(pathname: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const { prefix } = languageSettings[language];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: DEFAULT_LANGUAGE, path: pathname };
}

/** An address in a language: `inLanguage('/goods_cate', 'en')` is `/en/goods_cate`, and the home page is `/en`. */
export function inLanguage(path: string, language: Language): string {
  const { prefix } = languageSettings[language];
  return prefix && path.startsWith('/') ? `${prefix}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}` : path;
}

/**
 * The same address of this shop, with its query and hash, in another language:
 * `/en/goods_cate?page=2` in 'zh-Hant' is `/vi/goods_cate?page=2`.
 */
export function addressInLanguage(address: string, language: Language): string {
  const [pathname = ''] = address.split(/[?#]/);
  return inLanguage(readPath(pathname).path + address.slice(pathname.length), language);
}

/** The language of a code in a cookie or in session storage; undefined for any other text. */
export const languageOfCode = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => languageSettings[language].code === code);
export const codeOf = (language: Language): LanguageCode => languageSettings[language].code;
