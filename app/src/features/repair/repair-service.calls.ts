import {
  repairCodeCheck,
  repairPurchases,
  repairRegions,
  repairSets,
  type CodeCheck,
  type RepairSet,
} from '@shop/contracts';
import { send } from '../../data/call.ts';

/** As many sets as a list of suggestions shows. */
const MAX_SUGGESTIONS = 8;
/** More than there are longer numbers that begin with the number of a set. */
const MAX_NAMESAKES = 50;

export const fetchRepairService = (signal: AbortSignal) => send(repairRegions, { signal });

export const fetchRepairSets = (keyword: string, signal: AbortSignal): Promise<readonly RepairSet[]> =>
  send(repairSets, { query: { keyword, limit: MAX_SUGGESTIONS }, signal });

/** The set with this number; null if the shop has none. */
export async function fetchRepairSet(number: string, signal: AbortSignal): Promise<RepairSet | null> {
  const found = await send(repairSets, { query: { keyword: number, limit: MAX_NAMESAKES }, signal });
  return found.find((set) => set.number === number) ?? null;
}

export const fetchRepairPurchases = (signal: AbortSignal) => send(repairPurchases, { signal });

export const checkRepairCode = (code: string, setNumber: string, signal: AbortSignal): Promise<CodeCheck> =>
  send(repairCodeCheck, { body: { code, set_no: setNumber }, signal });
