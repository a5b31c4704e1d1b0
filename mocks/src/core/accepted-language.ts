import { LANGUAGES, type Language } from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';

/** Language and script of a tag, completed by its region: `zh-TW` is Chinese in traditional script. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // `*`, and anything that is no language tag.
    return undefined;
  }
}

/** The languages of the shop by their scripts, which are looked up for every request. */
const BY_SCRIPT = new Map(LANGUAGES.map((language) => [scriptOf(language), language]));

/** The first language of an Accept-Language or cb-lang header that the shop has, or the default language. */
export function acceptedLanguage(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const found = BY_SCRIPT.get(scriptOf(part.trim().split(';')[0] ?? ''));
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}
