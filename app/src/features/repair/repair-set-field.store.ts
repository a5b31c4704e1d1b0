import type { RepairReason } from '@shop/contracts';
import { REASONS } from '@shop/contracts/repair-rules';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

type SetField = {
  /** The set as typed: a number, or a part of a name. */
  typed: string;
  reason: RepairReason;
};

/** The page where the set is chosen, as it was left. */
export const useRepairSetField = createPersistedStore<SetField>(
  'repairSetField',
  { typed: '', reason: 'missing' },
  (stored) => {
    if (!isRecord(stored) || !isText(stored.typed)) return undefined;
    return { typed: stored.typed, reason: REASONS.find((known) => known === stored.reason) ?? 'missing' };
  },
);
