import fc from 'fast-check';
import { postalAddress } from '../../fixtures/arbitraries/address.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import {
  addressDefault,
  addressDel,
  addressEdit,
  addressList,
  cityList,
  decodeAnswer,
  encodeValue,
  orderConfirm,
  pathOf,
} from '../index.ts';

test('reads the address book, default first', () => {
  const [home, far] = decoded(addressList, '44');
  expect(home).toEqual({
    id: '7',
    recipient: '颗粒',
    phone: '13800138000',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    detail: '张江路 1 号',
    cityId: '310100',
    isDefault: true,
  });
  expect(far).toMatchObject({ id: '8', province: '西藏自治区', isDefault: false });
});

test('reads an empty address book', () => {
  expect(decoded(addressList, '54')).toEqual([]);
});

test('reads an old row without the id of the city', () => {
  const { data } = captured('addressList', '44') as { data: Record<string, unknown>[] };
  const { city_id: _city, ...old } = data[0] ?? {};
  for (const row of [old, { ...old, city_id: 0 }])
    expect(decodeAnswer(addressList, { status: 200, data: [row] })).toMatchObject({ value: [{ id: '7' }] });
  expect(decodeAnswer(addressList, { status: 200, data: [{ ...old, city_id: 0 }] })).toMatchObject({
    value: [{ cityId: undefined }],
  });
  expect(decoded(orderConfirm, '44').address).toMatchObject({ cityId: '310100' });
});

test('any address survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.array(postalAddress, { maxLength: 3 }), (book) => {
      expect(roundTrip(addressList, book)).toEqual(book);
    }),
  );
});

test('an addition returns its id from a number or digits, a change returns none', () => {
  expect(decoded(addressEdit, '44')).toEqual({ addedId: '8' });
  expect(decoded(addressEdit, '54')).toEqual({ addedId: '9' });
  for (const generation of ['44', '54'] as const) expect(decoded(addressEdit, generation, 'changed')).toEqual({});
  expect(decodeAnswer(addressEdit, { status: 200, msg: 'ok', data: [] })).toMatchObject({ kind: 'done', value: {} });
});

test('sends an address with its region and the id of the city', () => {
  const region = { province: '上海市', city: '上海市', district: '浦东新区', city_id: '35441' };
  expect(
    encodeValue(addressEdit, addressEdit.body, {
      id: '0',
      real_name: '颗粒',
      phone: '13800138000',
      detail: '张江路 1 号',
      is_default: true,
      address: region,
      type: 0,
    }),
  ).toEqual({
    id: 0,
    real_name: '颗粒',
    phone: '13800138000',
    detail: '张江路 1 号',
    is_default: 1,
    address: { ...region, city_id: 35_441 },
    type: 0,
  });
  for (const call of [addressDefault, addressDel]) expect(encodeValue(call, call.body, { id: '7' })).toEqual({ id: 7 });
});

test('reads regions one level at a time, none for a district', () => {
  expect(pathOf(cityList, { parent: '0' })).toBe('/pc/get_city/0');
  expect(decoded(cityList, '44')[0]).toEqual({ id: '1', name: '北京市' });
  expect(decoded(cityList, '54')).toEqual([
    { id: '35459', name: '浦东新区' },
    { id: '35462', name: '崇明区' },
  ]);
  expect(decodeAnswer(cityList, { status: 200, data: [] })).toMatchObject({ value: [] });
});

test('a page in place of the list is a fault', () => {
  expect(() => decodeAnswer(addressList, { status: 200, data: { list: [], count: 0 } })).toThrow('addressList: data');
});
