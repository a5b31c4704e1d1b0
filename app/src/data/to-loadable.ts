import { loading, ready, type Loadable } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from './call-error.ts';
import type { Rows } from './fetch-pages.ts';
import { isGone, isUnknownCall } from './outcome.ts';

const loadables = new WeakMap<object, Loadable<unknown>>();

/** The same object for the same answer, so that memoised components do not re-render. */
function readyOnce<T>(data: T): Loadable<T> {
  if (!(data instanceof Object)) return ready(data);
  const known = loadables.get(data) ?? ready(data);
  loadables.set(data, known);
  return known as Loadable<T>;
}

/** The state of a query for the screens. A loaded value stays, even when a refetch failed. */
export function toLoadable<T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> {
  if (data !== undefined) return readyOnce(data);
  return error ? { state: 'failed', failure: toFailure(error) } : loading;
}

/** A thing of the shop: one that the server now says is gone does not stay, since a document may be a day old. */
export const toPresent = <T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> =>
  toLoadable({ data: isGone(error) ? undefined : data, error });

/** The loaded rows of a list that is fetched page by page. */
export function toRowsLoadable<T>({
  data,
  error,
}: Pick<UseQueryResult<Rows<T>>, 'data' | 'error'>): Loadable<readonly T[]> {
  return toLoadable({ data: data?.rows, error });
}

/** A part of a page; undefined when the server does not offer it at all, which is no failure. */
export const toOffered = <T>(query: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> | undefined =>
  query.data === undefined && isUnknownCall(query.error) ? undefined : toLoadable(query);
