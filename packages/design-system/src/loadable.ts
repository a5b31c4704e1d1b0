/** Why something could not be shown. Each kind has its own sentence and action. */
export type Failure = {
  kind: 'offline' | 'slow' | 'server' | 'malformed' | 'refused' | 'gone' | 'tooLarge' | 'busy';
  /** The server's own text, shown as sent; absent where the sentence is ours. */
  message?: string;
  /** How long the server asks to wait before the next try, in seconds; only of `busy`. */
  waitSeconds?: number;
};

/**
 * Data that is requested from the server: loading, failed, or ready. Rendered by `WhenReady`, so that all screens show
 * loading and failure alike.
 */
export type Loadable<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T };

export const loading: Loadable<never> = { state: 'loading' };
export const failed = (kind: Failure['kind'], message?: string): Loadable<never> => ({
  state: 'failed',
  failure: message ? { kind, message } : { kind },
});
export const ready = <T>(value: T): Loadable<T> => ({ state: 'ready', value });
