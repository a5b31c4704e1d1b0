import type { SmsPurpose, VerifyCodeKey } from '@shop/contracts';
import type { SmsCodeRequest } from '@shop/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { codeKeyQuery } from './session.query.ts';

export const loadSmsCalls = () => import('./sms.calls.ts');

/** What the shopper read in the picture captcha, or the proof of a solved slider captcha. */
export type Proof = { pictureText?: string; proof?: string };

/** A problem before the code was asked for: nothing was sent. */
export class NotOrdered extends Error {
  constructor(problem: unknown) {
    super('The code was not asked for.', { cause: problem });
  }
}
export const before = <T>(step: Promise<T>): Promise<T> =>
  step.catch((problem: unknown) => {
    throw new NotOrdered(problem);
  });

type Ordered = { kind: 'sent' | 'pictureRequired' | 'keyExpired'; key: VerifyCodeKey };

/** Asks for a code; when the key has expired, once more with a new one. */
export async function orderWithKey(
  client: QueryClient,
  wanted: { phone: string; purpose: SmsPurpose } & Proof,
): Promise<Ordered> {
  const { orderCode } = await before(loadSmsCalls());
  const key = await before(client.fetchQuery(codeKeyQuery()));
  const first = await orderCode({ ...wanted, key: key.key }, false);
  if (first !== 'keyExpired') return { kind: first, key };
  const renewed = await before(client.fetchQuery({ ...codeKeyQuery(), staleTime: 0 }));
  return { kind: await orderCode({ ...wanted, key: renewed.key }, true), key: renewed };
}

/** What is known after a problem: without an answer it is not known whether the message was sent. */
export function requestAfter(problem: unknown): SmsCodeRequest {
  const cause = problem instanceof NotOrdered ? problem.cause : problem;
  if (isUnknownCall(cause)) return { status: 'unavailable' };
  const failure = toFailure(cause);
  const isKnown = cause !== problem || failure.kind === 'refused';
  return isKnown ? { status: 'failed', failure } : { status: 'unknown' };
}
