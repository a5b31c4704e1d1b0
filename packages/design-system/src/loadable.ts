/** Why something could not be shown: told apart so that each gets its own sentence and way out. */
export type Failure = {
  kind: 'offline' | 'slow' | 'server' | 'malformed' | 'refused' | 'gone';
  /** The server's own words, shown as sent; absent where the sentence is ours. */
  message?: string;
};

/** Something that is asked of the shop: on its way, failed, or here. Drawn by `WhenReady`, so every screen waits and fails alike. */
export type Loadable<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T };

export const loading: Loadable<never> = { state: 'loading' };
export const failed = (kind: Failure['kind'], message?: string): Loadable<never> => ({
  state: 'failed',
  failure: message ? { kind, message } : { kind },
});
export const ready = <T>(value: T): Loadable<T> => ({ state: 'ready', value });
