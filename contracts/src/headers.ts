/** The headers of every request (spec section 7). Servers refuse a token without the `Bearer ` prefix. */
export function requestHeaders(options: { token?: string | undefined; language: string }): Record<string, string> {
  return {
    // Accept-Language causes no CORS preflight; a server with one language ignores it.
    'Accept-Language': options.language,
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
