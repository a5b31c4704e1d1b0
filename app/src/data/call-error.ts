import type { Failure } from '@shop/design-system';
import { isChunkError } from './chunk-errors.ts';

/** Why a call failed. `signedOut` is handled by the session; screens show a sentence for the others. */
export type CallProblem = Failure['kind'] | 'signedOut';

/** A call that failed. `status` is the status in the body of a refusal, otherwise 500 (spec section 8). */
export class CallError extends Error {
  readonly kind: CallProblem;
  readonly status: number;
  /** Whether the request surely did not leave the device. */
  readonly isUnsent: boolean;
  /** The message of the server, if there was one. */
  readonly serverMessage: string | undefined;
  /** How long the server asks to wait before the next try (`Retry-After`), in seconds. */
  readonly waitSeconds: number | undefined;
  constructor(
    call: string,
    kind: CallProblem,
    options: {
      status?: number;
      isUnsent?: boolean;
      serverMessage?: string | undefined;
      waitSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(`${call}: ${kind}${options.serverMessage ? ` (${options.serverMessage})` : ''}`, { cause: options.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = options.status ?? 500;
    this.isUnsent = options.isUnsent ?? false;
    this.serverMessage = options.serverMessage;
    this.waitSeconds = options.waitSeconds;
  }
}

/**
 * What a screen shows for a problem. After a refused token the sign-in page opens, so that needs no kind of its own.
 */
export function toFailure(problem: unknown): Failure {
  if (isChunkError(problem)) return { kind: 'offline' };
  if (!(problem instanceof CallError)) return { kind: 'server' };
  const kind = problem.kind === 'signedOut' ? 'refused' : problem.kind;
  return { kind, message: problem.serverMessage || undefined, waitSeconds: problem.waitSeconds };
}

/** Whether the server refused the token: the call did nothing, and can be repeated after signing in. */
export const isTokenRefusal = (problem: unknown): boolean =>
  problem instanceof CallError && problem.kind === 'signedOut';
