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

/** The first language of an Accept-Language or cb-lang header that the shop has, or the default language. */
export function acceptedLanguage(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const script = scriptOf(part.trim().split(';')[0] ?? '');
    const found = LANGUAGES.find((language) => scriptOf(language) === script);
    if (script !== undefined && found) return found;
  }
  return DEFAULT_LANGUAGE;
}
