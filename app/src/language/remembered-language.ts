import type { Language } from '@shop/contracts';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { codeOf, languageOfCode } from './language.ts';

const KEY = 'language';
/** 365 days (spec section 9). */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Stores the reader's choice for this session and, in a cookie, for a year. */
export function rememberLanguage(language: Language): void {
  writeCookie(KEY, codeOf(language), MAX_AGE_SECONDS);
  sessionStorage.setItem(KEY, codeOf(language));
}

/**
 * The language to open the home page without prefix in: the reader's earlier choice, once in a session. Undefined for
 * any other address, which names its language itself.
 */
export function initialLanguage(pathname: string): Language | undefined {
  if (pathname !== '/' || sessionStorage.getItem(KEY)) return undefined;
  return languageOfCode(readCookie(KEY));
}
