/** What requests need of the session. */
export type Authorization = {
  /** The token of the signed-in shopper; undefined for a visitor. */
  readToken: () => string | undefined;
  /** Called with the token of a request whenever the server refuses it. */
  onTokenRefused: (token: string | undefined) => void;
};

/**
 * How requests are authorized. The session store sets itself here when it is loaded, so that `data/` does not import
 * it.
 */
export const authorization: { current: Authorization } = {
  current: { readToken: () => undefined, onTokenRefused: () => undefined },
};
