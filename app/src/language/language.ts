import type { Language } from '@shop/design-system/messages';

/** Language codes as the routes have them. `vi` is traditional Chinese here and never leaves this file as a language. */
export type RouteCode = 'zh' | 'vi' | 'en';

const CODES: readonly RouteCode[] = ['zh', 'vi', 'en'];
const LANGUAGE: Record<RouteCode, Language> = { zh: 'zh-Hans', vi: 'zh-Hant', en: 'en' };
const CODE: Record<Language, RouteCode> = { 'zh-Hans': 'zh', 'zh-Hant': 'vi', en: 'en' };
/** Simplified Chinese has no prefix (spec section 1). */
const PREFIX: Record<RouteCode, string> = { zh: '', vi: '/vi', en: '/en' };

/** Route prefixes, default language first. */
export const PREFIXES: readonly string[] = CODES.map((code) => PREFIX[code]);

/** The language of an address and the path without its prefix, which always starts with `/`. */
export function readPath(pathname: string): { language: Language; path: string } {
  for (const code of ['vi', 'en'] as const) {
    const prefix = PREFIX[code];
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { language: LANGUAGE[code], path: pathname.slice(prefix.length) || '/' };
  }
  return { language: LANGUAGE.zh, path: pathname };
}

/** An address in a language: `inLanguage('/goods_cate', 'en')` is `/en/goods_cate`, and the home page is `/en`. */
export function inLanguage(path: string, language: Language): string {
  const prefix = PREFIX[CODE[language]];
  return prefix && path.startsWith('/') ? `${prefix}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}` : path;
}

/** The same address of this shop, query and all, in a language: `/en/goods_cate?page=2` in 'zh-Hant' is `/vi/goods_cate?page=2`. */
export function translated(address: string, language: Language): string {
  const [pathname = ''] = address.split(/[?#]/);
  return inLanguage(readPath(pathname).path + address.slice(pathname.length), language);
}

/** Code for cookies and session ↔ language. Anything else reads as absent. */
export const languageOfCode = (code: string | null | undefined): Language | undefined =>
  (CODES as readonly (string | null | undefined)[]).includes(code) ? LANGUAGE[code as RouteCode] : undefined;
export const codeOf = (language: Language): RouteCode => CODE[language];
