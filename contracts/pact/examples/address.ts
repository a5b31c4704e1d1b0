import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { address } from '../example-values.ts';

const ofAddress = { body: { id: '7' }, supplied: { 'body.id': '${addressId}' } };
/** Ids of cities are the server's own, so it is asked to look the city up by its name (type 1). */
const newAddress = {
  id: '0',
  real_name: '颗粒',
  phone: '13800138000',
  detail: '张江路 1 号',
  is_default: false,
  address: { province: '上海市', city: '上海市', district: '浦东新区', city_id: '0' },
  type: 1,
};

/** The address book, and the regions to choose from. */
export const examples: readonly Example[] = [
  example(shop.addressList, 'a shopper is signed in', { query: { page: 1, limit: 20 }, answer: [address] }),
  example(shop.addressList, 'a shopper without an address is signed in', { query: { page: 1, limit: 20 }, answer: [] }),
  example(shop.addressEdit, 'a shopper without an address is signed in', {
    body: newAddress,
    answer: { addedId: '8' },
  }),
  example(shop.addressEdit, 'a shopper with an address is signed in', {
    body: { ...newAddress, id: '7', detail: '张江路 2 号' },
    supplied: { 'body.id': '${addressId}' },
    answer: {},
  }),
  example(shop.addressDefault, 'a shopper with an address is signed in', ofAddress),
  example(shop.addressDel, 'a shopper with an address is signed in', ofAddress),
  example(shop.cityList, 'the shop is open', { params: { parent: '0' }, answer: [{ id: '1', name: '北京市' }] }),
];
