import type { Failure } from '@shop/design-system';
import { ChunkFailure } from './fetch-chunk.ts';

/** Why a call gave no value. `signedOut` is handled by the session; the rest become sentences on the screen. */
export type CallProblem = Failure['kind'] | 'signedOut';

/** A call that failed, in the terms of the screens. `status` is the body's status of a refusal, else 500 (spec section 8). */
export class CallError extends Error {
  readonly kind: CallProblem;
  readonly status: number;
  /** The server's own words, where it gave any. */
  readonly said: string | undefined;
  constructor(
    call: string,
    kind: CallProblem,
    options: { status?: number; said?: string | undefined; cause?: unknown } = {},
  ) {
    super(`${call}: ${kind}${options.said ? ` (${options.said})` : ''}`, { cause: options.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = options.status ?? 500;
    this.said = options.said;
  }
}

/** What a screen shows for a problem; a dying token shows nothing of its own, since sign-in follows. */
export function toFailure(problem: unknown): Failure {
  if (problem instanceof ChunkFailure) return { kind: 'offline' };
  if (!(problem instanceof CallError)) return { kind: 'server' };
  if (problem.kind === 'signedOut') return { kind: 'refused', ...(problem.said ? { message: problem.said } : {}) };
  return { kind: problem.kind, ...(problem.said ? { message: problem.said } : {}) };
}

/** Takes a refusal for "there is no such thing", which gets a page of its own. */
export const asGone =
  (call: string) =>
  (problem: unknown): never => {
    if (problem instanceof CallError && problem.kind === 'refused')
      throw new CallError(call, 'gone', { status: 404, said: problem.said, cause: problem });
    throw problem;
  };
