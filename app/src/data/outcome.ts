import { CallError, type CallProblem } from './call-error.ts';

/** Whether the server does not have the call at all: it answers an unknown path with HTTP 404. */
export const isUnknownCall = (problem: unknown): boolean =>
  problem instanceof CallError && problem.kind === 'server' && problem.status === 404;

/** Whether the server says that what was asked for does not exist (any more). */
export const isGone = (problem: unknown): boolean => problem instanceof CallError && problem.kind === 'gone';

/** Whether a request surely did not leave the device. */
export const isUnsent = (problem: unknown): boolean => problem instanceof CallError && problem.isUnsent;

const UNANSWERED: readonly CallProblem[] = ['offline', 'slow', 'server', 'malformed'];
/**
 * Whether a change may have been made although no answer came that can be read. It was not made if the server refused
 * it or lacks the call, or if it was not sent.
 */
export const isUnanswered = (problem: unknown): problem is CallError =>
  problem instanceof CallError && UNANSWERED.includes(problem.kind) && !problem.isUnsent && !isUnknownCall(problem);
