/** What the second server generation calls the languages of the shop. */
const CB_LANG: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' };

/**
 * The headers of every request (spec section 7). Servers refuse a token without the `Bearer ` prefix. `allowsCbLang`
 * says that the server's CORS answers name the second generation's language header, or that none are needed.
 */
export function requestHeaders(options: {
  token?: string | undefined;
  language: string;
  allowsCbLang?: boolean | undefined;
}): Record<string, string> {
  const cbLang = options.allowsCbLang ? CB_LANG[options.language] : undefined;
  return {
    // Accept-Language causes no CORS preflight; a server with one language ignores it.
    'Accept-Language': options.language,
    ...(cbLang ? { 'cb-lang': cbLang } : {}),
    'Form-type': 'pc',
    ...(options.token ? { 'Authori-zation': `Bearer ${options.token}`, Authorization: `Bearer ${options.token}` } : {}),
  };
}

/**
 * The token of a request, from either header, without its prefix. Like servers of the family, ignores the text
 * "undefined".
 */
export function tokenOf(headers: { get(name: string): string | null }): string | undefined {
  const header = headers.get('Authori-zation') || headers.get('Authorization') || '';
  const token = /^Bearer (.+)$/.exec(header)?.[1];
  return token && token !== 'undefined' ? token : undefined;
}
