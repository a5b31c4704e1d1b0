import type { Address, Region } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';

/**
 * An address as it is being typed: regions by name, '' while not chosen. `pasted` is the text of the field for a whole
 * address.
 */
export type AddressDraft = Pick<
  Address,
  'recipient' | 'phone' | 'province' | 'city' | 'district' | 'detail' | 'isDefault'
> & { pasted: string };

/** A valid address, regions spelt as the shop does; its id is NEW_ADDRESS for a new one. */
export type ValidAddress = Omit<Address, 'cityId'> & { cityId: string };

/** The subdivisions of a region by its id; those of TOP are the provinces. Absent until requested. */
export type KnownRegions = Readonly<Record<string, Loadable<readonly Region[]>>>;

export const NEW_ADDRESS = '0';
export const TOP = '0';
const EMPTY: AddressDraft = {
  recipient: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
  isDefault: false,
  pasted: '',
};

/** The initial state of the form. */
export const draftOf = (address: Address | undefined): AddressDraft => {
  if (!address) return EMPTY;
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  return { recipient, phone, province, city, district, detail, isDefault, pasted: '' };
};
