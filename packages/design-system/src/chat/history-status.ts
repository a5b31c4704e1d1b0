import type { Failure } from '../loadable.ts';

/** The status of a request for a page of history. Pages that were loaded before stay visible in each of them. */
export type HistoryStatus = { status: 'loading' | 'ready' } | { status: 'failed'; failure: Failure };
