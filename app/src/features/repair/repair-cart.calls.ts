import { maskedCode, repairCartDel, repairCartList, type RepairCartEntry } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { draftOfEntry } from './draft-of-entry.ts';
import { saveRepair } from './repair-cart-save.calls.ts';

/** A request of the cart; `maskedCode` is its code where that need not be read whole. */
export type CartEntry = RepairCartEntry & { maskedCode: string };

const toCartEntry = (entry: RepairCartEntry): CartEntry => ({
  ...entry,
  maskedCode: entry.code && maskedCode(entry.code),
});

export const fetchRepairCart = async (signal?: AbortSignal): Promise<readonly CartEntry[]> =>
  (await send(repairCartList, { signal })).map(toCartEntry);

/** Removes a request. When no answer comes, the cart is read: a request that is gone was removed. */
export async function removeRepair(id: string): Promise<void> {
  await send(repairCartDel, { body: { id } }).catch(async (problem: unknown) => {
    const entries = isUnanswered(problem) ? await fetchRepairCart().catch(() => undefined) : undefined;
    if (!entries || entries.some((entry) => entry.id === id)) throw problem;
  });
}

/** Puts a removed request into the cart again, under a new id. */
export const restoreRepair = (entry: RepairCartEntry): Promise<RepairCartEntry> =>
  saveRepair({ ...draftOfEntry(entry), entryId: '' }, entry.region.code);
