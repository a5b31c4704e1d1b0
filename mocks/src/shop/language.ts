import type { Language } from '../catalogue/catalogue.entity.ts';

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** The reader's language out of an Accept-Language header; the first one the shop speaks counts, else simplified Chinese. */
export function languageOf(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().split(';')[0] ?? '';
    if (TRADITIONAL.test(tag)) return 'zh-Hant';
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'zh-Hans';
}
