import { repairInventory } from '@shop/contracts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { send } from '../../data/call.ts';

/** The set with its parts; an unknown set is `gone`. */
export const fetchInventory = (setNumber: string, signal: AbortSignal) =>
  send(repairInventory, { params: { setNumber }, signal }).catch(rethrowAsGone(repairInventory.name));
