import type { Address, Region } from '@shop/contracts';
import type { Loadable } from '../../../loadable.ts';

/** An address as it is being written: regions by name, '' while not chosen. `pasted` is what stands in the box for a whole line. */
export type AddressDraft = Pick<
  Address,
  'recipient' | 'phone' | 'province' | 'city' | 'district' | 'detail' | 'isDefault'
> & { pasted: string };

/** An address without a fault, regions spelt as the shop does; its id is NEW_ADDRESS for a new one. */
export type AddressToSave = Omit<Address, 'cityId'> & { cityId: string };

/** What lies below a region, by its id; below TOP lie the provinces. Absent while not asked for. */
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

/** What the form begins with. */
export const draftOf = (address: Address | undefined): AddressDraft => {
  if (!address) return EMPTY;
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  return { recipient, phone, province, city, district, detail, isDefault, pasted: '' };
};
