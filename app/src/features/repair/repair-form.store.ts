import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** What a shopper fills in before submitting repair requests. */
type RepairForm = {
  message: string;
  /** Id of the chosen address; '' for the default one. */
  address: string;
  /** The requests, by their ids, for which the shopper accepted that shades may differ. */
  acceptedFor: string;
};
const EMPTY: RepairForm = { message: '', address: '', acceptedFor: '' };

/** Persisted in case the shopper has to sign in before the requests are submitted. */
export const useRepairForm = createPersistedStore<RepairForm>('repairForm', EMPTY, (stored) =>
  isRecord(stored) && isText(stored.message) && isText(stored.address) && isText(stored.acceptedFor)
    ? { message: stored.message, address: stored.address, acceptedFor: stored.acceptedFor }
    : undefined,
);

export const saveRepairForm = (change: Partial<RepairForm>): void => useRepairForm.setState(change);
export const clearRepairForm = (): void => useRepairForm.setState(EMPTY);
