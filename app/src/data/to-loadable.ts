import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from './call-error.ts';
import type { Rows } from './pages-of.ts';

/** A query's state as the screens know it. A value that is here stays, even when asking again failed. */
export function toLoadable<T>(query: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> {
  if (query.data !== undefined) return ready(query.data);
  if (!query.error) return loading;
  const { kind, message } = toFailure(query.error);
  return failed(kind, message);
}

/** The rows of a list that grows by pages. */
export function rowsLoadable<T>({
  data,
  error,
}: Pick<UseQueryResult<Rows<T>>, 'data' | 'error'>): Loadable<readonly T[]> {
  return toLoadable({ data: data?.rows, error });
}
