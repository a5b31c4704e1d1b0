export { addressDefault } from './address-default.contract.ts';
export { addressDel } from './address-del.contract.ts';
export { addressEdit } from './address-edit.contract.ts';
export { addressList } from './address-list.contract.ts';
export { postalAddress, type Address } from './address.entity.ts';
export { cityList, type Region } from './city-list.contract.ts';
