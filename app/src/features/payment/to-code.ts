import { failed, loading, type Loadable } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import type { PayCode } from './payment.calls.ts';

/** The code to show: never the old one while a new one loads, or after that failed. */
export function toCode(code: UseQueryResult<PayCode>): Loadable<PayCode> {
  if (code.isFetching) return loading;
  if (!code.error) return toLoadable(code);
  const { kind, message } = toFailure(code.error);
  return failed(kind, message);
}
