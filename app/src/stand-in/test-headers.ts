import { requestHeaders } from '@shop/contracts';

/** What the headers of a request must hold, by the contract, as `Object.fromEntries(headers)` shows them. */
export const headersFor = (by: { token?: string; language: string }): Record<string, string> =>
  Object.fromEntries(new Headers(requestHeaders(by)));
