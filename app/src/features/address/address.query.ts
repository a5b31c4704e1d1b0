import { queryOptions } from '@tanstack/react-query';

const calls = () => import('./address.calls.ts');
const DAY_MS = 86_400_000;

export const addressesQuery = () =>
  queryOptions({ queryKey: ['addresses'], queryFn: async ({ signal }) => (await calls()).fetchAddresses(signal) });

/** The subdivisions of a region; parent '0' for the provinces. */
export const regionsQuery = (parent: string) =>
  queryOptions({
    queryKey: ['regions', parent],
    staleTime: DAY_MS,
    queryFn: async ({ signal }) => (await calls()).fetchRegions(parent, signal),
  });
