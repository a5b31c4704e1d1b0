import type { Language } from '@shop/design-system/messages';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { codeOf, languageOfCode } from './language.ts';

const KEY = 'language';
/** The choice lasts 365 days (spec section 9). */
const LIFE_SECONDS = 365 * 24 * 3600;

/** Keeps the reader's choice for this session and, as a cookie, for a year. */
export function rememberLanguage(language: Language): void {
  writeCookie(KEY, codeOf(language), LIFE_SECONDS);
  sessionStorage.setItem(KEY, codeOf(language));
}

/**
 * The language to open the bare home page in: an earlier choice of another language, once a session.
 * Any other address says its language itself.
 */
export function languageToOpenWith(pathname: string): Language | undefined {
  if (pathname !== '/' || sessionStorage.getItem(KEY)) return undefined;
  return languageOfCode(readCookie(KEY));
}
