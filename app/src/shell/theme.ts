import type { ThemeChoice } from '@shop/design-system/layout/ThemeSwitch/ThemeSwitch';
import { deleteCookie, readCookie, writeCookie } from '../browser/cookies.ts';

/** `public/theme.js` reads this cookie before the first paint. */
const COOKIE = 'theme';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The reader's choice; the system's theme without one. */
export function chosenTheme(): ThemeChoice {
  const choice = readCookie(COOKIE);
  return choice === 'dark' || choice === 'light' ? choice : 'system';
}

/** Stores the choice for a year and shows the page in it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') deleteCookie(COOKIE);
  else writeCookie(COOKIE, choice, YEAR_SECONDS);
  dispatchEvent(new Event('themechosen'));
}
