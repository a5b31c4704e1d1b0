import type { Address } from '@shop/contracts';
import type { RemovedAddress } from '@shop/design-system/commerce/AddressForm/address-editing.ts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** As many as a shopper can still survey. */
const MAX_REMOVED = 10;

const TEXT_FIELDS = ['id', 'recipient', 'phone', 'province', 'city', 'district', 'detail'] as const;
const isAddress = (value: unknown): value is Address =>
  isRecord(value) && TEXT_FIELDS.every((name) => isText(value[name])) && typeof value.isDefault === 'boolean';
const isRemoved = (value: unknown): value is RemovedAddress => isRecord(value) && isAddress(value.address);
const withoutProblem = ({ address }: RemovedAddress): RemovedAddress => ({ address });

/** The addresses that were removed in this tab and can be added again, newest first. */
export const useRemovedAddresses = createPersistedStore<{ removed: readonly RemovedAddress[] }>(
  'removedAddresses',
  { removed: [] },
  (stored) =>
    isRecord(stored) && Array.isArray(stored.removed)
      ? { removed: stored.removed.filter(isRemoved).map(withoutProblem).slice(0, MAX_REMOVED) }
      : undefined,
);

const update = (change: (removed: readonly RemovedAddress[]) => readonly RemovedAddress[]): void =>
  useRemovedAddresses.setState(({ removed }) => ({ removed: change(removed).slice(0, MAX_REMOVED) }));

/** Remembers a removed address, or why it could not be added again. */
export const rememberRemoved = (entry: RemovedAddress): void =>
  update((removed) =>
    removed.some(({ address }) => address.id === entry.address.id)
      ? removed.map((one) => (one.address.id === entry.address.id ? entry : one))
      : [entry, ...removed],
  );
export const forgetRemoved = (id: string): void =>
  update((removed) => removed.filter(({ address }) => address.id !== id));
/** Forgets those whose removal was not undone; what could not be added again stays. */
export const forgetWithoutProblem = (): void =>
  update((removed) => removed.filter(({ problem }) => problem !== undefined));
