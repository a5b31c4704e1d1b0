/** Base address of the shop's API; ends with /api (spec section 7). Set VITE_API_BASE at build time for another origin. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/** The browser's own way. */
export const browserFetch: typeof fetch = (...request) => globalThis.fetch(...request);

/** How requests travel. Stories and tests put a stand-in shop here; the page uses the browser's own fetch. */
export const transport: { current: typeof fetch } = { current: browserFetch };
