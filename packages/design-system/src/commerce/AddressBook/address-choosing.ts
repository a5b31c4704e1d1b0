import type { Address } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';
import { NEW_ADDRESS } from '../AddressForm/address-draft.ts';
import type { AddressEditing } from '../AddressForm/address-editing.ts';

/** The address book from which an address is chosen. */
export type AddressChoosing = AddressEditing & {
  addresses: Loadable<readonly Address[]>;
  /** Id of the chosen address; '' for none. While a form is open, its address is the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
  onRetry: () => void;
};

/** The address whose form is open: in an empty book always that of a new address. */
export function openFormOf({ addresses, open }: Pick<AddressChoosing, 'addresses' | 'open'>): string | undefined {
  if (addresses.state !== 'ready') return undefined;
  return open ?? (addresses.value.length === 0 ? NEW_ADDRESS : undefined);
}
