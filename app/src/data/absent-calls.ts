import { create } from 'zustand';

/** Calls of our own servers that are not asked again in a session after a server answered that it lacks them. */
const LEARNT: readonly string[] = [
  'matchParts',
  'savedLists',
  'cartAddBatch',
  'productFacets',
  'partFamily',
  'searchSuggestions',
  'repairRegions',
  'repairSets',
  'repairPurchases',
  'repairCartList',
  'repairConfirm',
  'repairList',
];

/** The names of the calls that the server is known to lack. */
export const useAbsentCalls = create<{ calls: readonly string[] }>(() => ({ calls: [] }));

export const isAbsent = (call: string): boolean => useAbsentCalls.getState().calls.includes(call);

/** Remembers that the server answered an unknown path (HTTP 404) to a call. */
export function learnAbsent(call: string): void {
  if (LEARNT.includes(call) && !isAbsent(call)) useAbsentCalls.setState(({ calls }) => ({ calls: [...calls, call] }));
}
