import { requestHeaders } from '@shop/contracts';

/** The headers that a request must have by the contract, in the form of `Object.fromEntries(headers)`. */
export const requestHeadersFor = (by: { token?: string; language: string }): Record<string, string> =>
  Object.fromEntries(new Headers(requestHeaders(by)));
