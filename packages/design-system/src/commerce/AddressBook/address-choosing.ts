import type { Address } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';
import type { AddressEditing } from '../AddressForm/address-editing.ts';

/** The address book from which an address is chosen. */
export type AddressChoosing = AddressEditing & {
  addresses: Loadable<readonly Address[]>;
  /** Id of the chosen address; '' for none. In an empty book the form of a new address is always open. */
  chosen: string;
  onChoose: (id: string) => void;
  onRetry: () => void;
};
