/**
 * Base address of the shop's API; ends with /api (spec section 7). Set VITE_API_BASE at build time for another origin.
 */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/**
 * Whether the CORS answers of a server at another origin name its language header `cb-lang`: with any header that they
 * do not name, every call fails. At the page's own origin nothing needs to be allowed.
 */
export const isCbLangAllowed = import.meta.env.VITE_API_ALLOWS_CB_LANG === 'true';

/** The browser's own `fetch`, looked up at each request. */
export const browserFetch: typeof fetch = (...request) => globalThis.fetch(...request);

/** How requests are sent: by the browser's own `fetch`. Stories and tests set that of a stand-in shop. */
export const transport: { current: typeof fetch } = { current: browserFetch };
