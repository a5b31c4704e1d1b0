import type { FailedPart } from '@shop/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from './call-error.ts';
import { isUnknownCall } from './outcome.ts';

/** A part of a page that could not be loaded; undefined otherwise, and when the server does not offer it at all. */
export function toFailedPart(query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>): FailedPart | undefined {
  if (query.data !== undefined || !query.error || isUnknownCall(query.error)) return undefined;
  return { failure: toFailure(query.error), onRetry: () => void query.refetch() };
}
