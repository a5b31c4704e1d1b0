import type { Feature } from '@shop/contracts';
import { create } from 'zustand';

/** Features by the calls of which each shows, by its answer, whether the server has them. */
export const FEATURE_CALLS: Readonly<Record<Feature, readonly string[]>> = {
  repair: ['repairRegions', 'repairSets', 'repairPurchases', 'repairCartList', 'repairConfirm', 'repairList'],
  listMatching: ['matchParts'],
  savedLists: ['matchParts', 'savedLists'],
};
/** With other calls of our own servers, those that are not sent again in a session after a server answered that it lacks them. */
const OWN = [
  ...Object.values(FEATURE_CALLS).flat(),
  'cartAddBatch',
  'productFacets',
  'partFamily',
  'searchSuggestions',
];

/** The names of the calls that the server is known to lack, and of those that it answered. */
export const useKnownCalls = create<{ absent: readonly string[]; answered: readonly string[] }>(() => ({
  absent: [],
  answered: [],
}));

export const isAbsent = (call: string): boolean => useKnownCalls.getState().absent.includes(call);

/** Remembers that the server answered a call, or that it does not know its path (HTTP 404). */
export function learnCall(call: string, as: 'absent' | 'answered'): void {
  const { [as]: known } = useKnownCalls.getState();
  if (OWN.includes(call) && !known.includes(call)) useKnownCalls.setState({ [as]: [...known, call] });
}
