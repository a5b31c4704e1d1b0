import type { Fen } from '@shop/contracts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** A submission as it was sent; `total` is the price that the shopper agreed to. */
export type RepairAttempt = {
  orderKey: string;
  /** Ids of the requests. */
  entries: readonly string[];
  addressId: string;
  message: string;
  total: Fen;
};
type Stored = { attempt: RepairAttempt | undefined };

const isAttempt = (value: unknown): value is RepairAttempt =>
  isRecord(value) &&
  isText(value.orderKey) &&
  Array.isArray(value.entries) &&
  value.entries.every(isText) &&
  isText(value.addressId) &&
  isText(value.message) &&
  Number.isSafeInteger(value.total);

/**
 * A submission without an answer so far. Until it is known what became of it, nothing else is submitted: only it, with
 * the same key, which never makes two requests of one. It survives a reload.
 */
export const useRepairAttempt = createPersistedStore<Stored>('repairAttempt', { attempt: undefined }, (stored) =>
  isRecord(stored) && isAttempt(stored.attempt) ? { attempt: stored.attempt } : undefined,
);

export const saveRepairAttempt = (attempt: RepairAttempt): void => useRepairAttempt.setState({ attempt });
export const endRepairAttempt = (): void => useRepairAttempt.setState({ attempt: undefined });
