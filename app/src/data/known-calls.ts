import { create } from 'zustand';

/** Calls of our own servers, each of which shows by its first answer whether a server has them. */
const OWN: readonly string[] = [
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

/** The names of the calls that the server is known to lack, and of those that it answered. */
export const useKnownCalls = create<{ absent: readonly string[]; answered: readonly string[] }>(() => ({
  absent: [],
  answered: [],
}));

export const isAbsent = (call: string): boolean => useKnownCalls.getState().absent.includes(call);

/** Remembers that the server answered an unknown path (HTTP 404) to a call, which is not sent again in this session. */
export const learnAbsent = (call: string): void => learn('absent', call);

/** Remembers that the server has a call. */
export const learnAnswered = (call: string): void => learn('answered', call);

function learn(as: 'absent' | 'answered', call: string): void {
  const { [as]: known } = useKnownCalls.getState();
  if (OWN.includes(call) && !known.includes(call)) useKnownCalls.setState({ [as]: [...known, call] });
}
