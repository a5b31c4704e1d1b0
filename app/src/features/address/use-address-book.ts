import type { AddressChoosing } from '@shop/design-system/commerce/AddressBook/address-choosing.ts';
import type { ValidAddress } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { addressesQuery } from './address.query.ts';
import { useAddressEditing } from './use-address-editing.ts';

/**
 * The address book with its form. `preferred` is the address to use until the shopper chooses another one, which is
 * then `selected`. `save` saves the address of the open form (see `useAddressEditing`).
 */
export function useAddressBook(
  preferred: string | undefined,
  selected: string | undefined,
  onSelect: (id: string) => void,
): { book: AddressChoosing; save: (address: ValidAddress) => Promise<string | undefined> } {
  const addresses = useQuery(addressesQuery());
  const { editing, save } = useAddressEditing('order', onSelect);
  const isKnown = (id: string | undefined) =>
    id !== undefined && (addresses.data?.some((address) => address.id === id) ?? false);
  const chosen =
    [selected, preferred].find(isKnown) ??
    addresses.data?.find(({ isDefault }) => isDefault)?.id ??
    addresses.data?.[0]?.id ??
    '';
  const book = {
    ...editing,
    addresses: toLoadable(addresses),
    chosen,
    onChoose: onSelect,
    onRetry: () => void addresses.refetch(),
  };
  return { book, save };
}
