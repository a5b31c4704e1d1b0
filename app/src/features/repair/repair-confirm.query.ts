import type { Address, Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The address that the price depends on; it is computed again when its region changes. */
export type ConfirmAddress = Pick<Address, 'id' | 'province' | 'city' | 'district'> | undefined;

/**
 * The requests priced for an address: computed again each time the page opens, since the key is valid for 600 s. The
 * price for the previous address stays shown until the new one arrives.
 */
export const repairConfirmQuery = (
  entries: readonly string[],
  address: ConfirmAddress,
  isEnabled: boolean,
  language: Language,
) =>
  queryOptions({
    queryKey: [
      'repairConfirm',
      entries.join(','),
      address && [address.id, address.province, address.city, address.district].join(' '),
      language,
    ],
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await import('./repair-confirm.calls.ts')).confirmRepairs({ entries, addressId: address?.id ?? '' }, signal),
  });
