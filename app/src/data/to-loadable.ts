import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from './call-error.ts';
import type { Rows } from './fetch-pages.ts';

/** The state of a query for the screens. A loaded value stays, even when a refetch failed. */
export function toLoadable<T>(query: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> {
  if (query.data !== undefined) return ready(query.data);
  if (!query.error) return loading;
  const { kind, message } = toFailure(query.error);
  return failed(kind, message);
}

/** The loaded rows of a list that is fetched page by page. */
export function toRowsLoadable<T>({
  data,
  error,
}: Pick<UseQueryResult<Rows<T>>, 'data' | 'error'>): Loadable<readonly T[]> {
  return toLoadable({ data: data?.rows, error });
}
