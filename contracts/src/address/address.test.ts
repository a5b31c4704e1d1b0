import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { addressList } from '../index.ts';

test('the address book, default first', () => {
  const [home, far] = decoded(addressList, '44');
  expect(home).toEqual({ id: '7', recipient: '颗粒', phone: '13800138000', province: '上海市', city: '上海市', district: '浦东新区', detail: '张江路 1 号', isDefault: true });
  expect(far).toMatchObject({ id: '8', province: '西藏自治区', isDefault: false });
});

test('an empty book is empty', () => {
  expect(decoded(addressList, '54')).toEqual([]);
});

test('a page in place of the book is a fault', () => {
  expect(() => decodeAnswer(addressList, { status: 200, data: { list: [], count: 0 } })).toThrow('addressList: data');
});
