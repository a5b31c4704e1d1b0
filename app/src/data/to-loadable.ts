import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from './call-error.ts';

/** A query's state as the screens know it. A value that is here stays, even when asking again failed. */
export function toLoadable<T>(query: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> {
  if (query.data !== undefined) return ready(query.data);
  if (!query.error) return loading;
  const { kind, message } = toFailure(query.error);
  return failed(kind, message);
}
