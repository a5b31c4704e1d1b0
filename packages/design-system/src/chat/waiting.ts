import type { Failure } from '../loadable.ts';

/** How a page of the conversation is being asked for; what is there already stays whatever happens. */
export type Waiting = { state: 'loading' | 'ready' } | { state: 'failed'; failure: Failure };
