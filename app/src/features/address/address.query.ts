import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';

const calls = () => fetchChunk(() => import('./address.calls.ts'));
const DAY = 86_400_000;

export const addressesQuery = () =>
  queryOptions({ queryKey: ['addresses'], queryFn: async ({ signal }) => (await calls()).askAddresses(signal) });

/** What lies below a region; '0' for the provinces. */
export const regionsQuery = (parent: string) =>
  queryOptions({
    queryKey: ['regions', parent],
    staleTime: DAY,
    queryFn: async ({ signal }) => (await calls()).askRegions(parent, signal),
  });
