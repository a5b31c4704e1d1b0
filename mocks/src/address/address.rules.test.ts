import { addressDefault, addressDel, addressEdit, addressList, cityList, orderConfirm } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import { accountNamed } from '../session/accounts.ts';

const all = { query: { page: 1, limit: 100 } };
type AddressInput = {
  id?: string;
  name?: string;
  phone?: string;
  province?: string;
  city?: string;
  district?: string;
  cityId?: string;
  detail?: string;
  isDefault?: boolean;
  type?: number;
};
const editRequest = ({
  id = '0',
  name = '林小满',
  phone = '13800138000',
  province = '浙江省',
  city = '杭州市',
  district = '余杭区',
  cityId = '330100',
  detail = '良睦路 1 号',
  isDefault = false,
  type = 0,
}: AddressInput = {}) => ({
  body: {
    id,
    real_name: name,
    phone,
    detail,
    is_default: isDefault,
    address: { province, city, district, city_id: cityId },
    type,
  },
});

function signedIn(account = 'demo', language = 'zh-Hans') {
  const visitor = visit({ scenario: 'a shopper is signed in', params: { account }, language });
  const listAddresses = () => visitor.get(addressList, all);
  return {
    ...visitor,
    listAddresses,
    defaults: async () => (await listAddresses()).filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}

test('lists the regions from the provinces to the districts', async () => {
  const { get } = visit();
  const below = async (parent: string, name: string) =>
    (await get(cityList, { params: { parent } })).find((region) => region.name === name)?.id ?? '';
  const district = await below(await below(await below('0', '上海市'), '上海市'), '浦东新区');
  expect(district).toBe('310115');
  expect(await get(cityList, { params: { parent: district } })).toEqual([]);
});

test('adds an address, and the first one becomes the default', async () => {
  const { get, listAddresses } = signedIn('new');
  const { addedId = '' } = await get(
    addressEdit,
    editRequest({ name: ' 阿新 ', phone: '138 0013 8000', detail: ' 良睦路 1 号 ' }),
  );
  expect(await listAddresses()).toEqual([
    {
      id: addedId,
      recipient: '阿新',
      phone: '13800138000',
      province: '浙江省',
      city: '杭州市',
      district: '余杭区',
      detail: '良睦路 1 号',
      cityId: '330100',
      isDefault: true,
    },
  ]);
  await get(addressEdit, editRequest({ detail: '另一处' }));
  expect((await listAddresses()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

test('changes an address, returns no id, and it remains the default', async () => {
  const { get, listAddresses } = signedIn();
  const [home] = await listAddresses();
  expect(await get(addressEdit, editRequest({ id: home?.id, phone: '0571-88001234' }))).toEqual({});
  expect((await listAddresses())[0]).toMatchObject({
    id: home?.id,
    phone: '0571-88001234',
    district: '余杭区',
    isDefault: true,
  });
  expect(await listAddresses()).toHaveLength(2);
});

test('a new default replaces the old one; if it is deleted, the next one becomes the default', async () => {
  const { get, listAddresses, defaults } = signedIn();
  const { addedId = '' } = await get(addressEdit, editRequest({ isDefault: true }));
  expect(await defaults()).toEqual([addedId]);
  expect((await listAddresses())[0]?.id).toBe(addedId);
  await get(addressDefault, { body: { id: '12' } });
  expect(await defaults()).toEqual(['12']);
  await get(addressDel, { body: { id: '12' } });
  expect(await defaults()).toEqual(['11']);
  for (const id of ['11', addedId]) await get(addressDel, { body: { id } });
  expect(await listAddresses()).toEqual([]);
});

test('refuses an incomplete or invalid address with a reason', async () => {
  const { shop, refusalOf, listAddresses } = signedIn();
  const before = structuredClone(shop.state.accounts);
  const cases: readonly (readonly [AddressInput, string])[] = [
    [{ name: ' ' }, '请填写收货人，不超过25字'],
    [{ name: '名'.repeat(26) }, '请填写收货人，不超过25字'],
    [{ phone: '1380013800' }, '请填写正确的手机号或座机号'],
    [{ phone: '138001380001' }, '请填写正确的手机号或座机号'],
    [{ phone: '12800138000' }, '请填写正确的手机号或座机号'],
    [{ phone: '' }, '请填写正确的手机号或座机号'],
    [{ phone: 'call me' }, '请填写正确的手机号或座机号'],
    [{ district: '' }, '请选择所在的省、市、区县'],
    [{ province: ' ' }, '请选择所在的省、市、区县'],
    [{ city: '' }, '请选择所在的省、市、区县'],
    [{ district: '浦东新区' }, '所选的省、市、区县不存在，请重新选择'],
    [{ province: '江苏省' }, '所选的省、市、区县不存在，请重新选择'],
    [{ cityId: '320500' }, '所选的省、市、区县不存在，请重新选择'],
    [{ cityId: '999999' }, '所选的省、市、区县不存在，请重新选择'],
    [{ detail: '' }, '请填写详细地址，不超过120字'],
    [{ detail: '址'.repeat(121) }, '请填写详细地址，不超过120字'],
    [{ id: '99' }, '收货地址不存在'],
    [{ detail: '文三路 88 号 6 幢 302 室' }, '该收货地址已存在'],
  ];
  for (const [input, message] of cases)
    expect((await refusalOf(addressEdit, editRequest(input))).message, JSON.stringify(input)).toBe(message);
  expect(shop.state.accounts).toEqual(before);
  expect(await listAddresses()).toHaveLength(2);
});

test('accepts every phone number that a carrier can call', async () => {
  const { get, listAddresses } = signedIn('new');
  const phones = [
    '13900139000',
    '19912345678',
    '021-61234567',
    '02161234567',
    '0755-82345678-801',
    '+85291234567',
    '886-912345678',
  ];
  for (const phone of phones) await get(addressEdit, editRequest({ phone }));
  expect((await listAddresses()).map((address) => address.phone)).toEqual(phones);
});

test('finds a city by its name if its id is missing', async () => {
  const { get, listAddresses } = signedIn('new');
  await get(addressEdit, editRequest({ type: 1, cityId: '9' }));
  await get(
    addressEdit,
    editRequest({ province: '台湾省', city: '台北市', district: '大安区', cityId: '0', detail: '和平东路 2 号' }),
  );
  expect((await listAddresses()).map(({ cityId }) => cityId)).toEqual(['330100', '710100']);
});

test('saving twice adds one address', async () => {
  const { ask, listAddresses } = signedIn('new');
  const replies = await Promise.all([ask(addressEdit, editRequest()), ask(addressEdit, editRequest())]);
  expect(replies.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
  expect(await listAddresses()).toHaveLength(1);
});

test('cannot change the address of another shopper', async () => {
  const { shop, listAddresses } = signedIn();
  const before = await listAddresses();
  const { refusalOf } = customerOf(shop, {
    token: openSession(shop, accountNamed(shop, 'poor')).token,
    language: 'en',
  });
  const notFound = 'This address is not in your address book';
  expect((await refusalOf(addressEdit, editRequest({ id: '11' }))).message).toBe(notFound);
  for (const call of [addressDefault, addressDel])
    expect((await refusalOf(call, { body: { id: '11' } })).message).toBe(notFound);
  expect(await listAddresses()).toEqual(before);
});

test('an order draft has the default address', async () => {
  const { get, shop } = visit({ scenario: 'a shopper with a cart is signed in' });
  await get(addressDefault, { body: { id: '12' } });
  expect((await get(orderConfirm, { body: { cartId: shop.known.lineId ?? '', new: false } })).address?.id).toBe('12');
});

test('exactly one address is the default after any actions, unless there is none', async () => {
  const anyAction = fc.record({
    action: fc.constantFrom('add', 'edit', 'default', 'del'),
    index: fc.nat({ max: 5 }),
    isDefault: fc.boolean(),
    detail: fc.constantFrom('甲', '乙', '丙', '丁'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 12 }), async (actions) => {
      const { ask, listAddresses, defaults } = signedIn('new');
      for (const { action, index, isDefault, detail } of actions) {
        const id = (await listAddresses())[index]?.id ?? '404';
        if (action === 'add' || action === 'edit')
          await ask(addressEdit, editRequest({ id: action === 'add' ? '0' : id, isDefault, detail }));
        if (action === 'default') await ask(addressDefault, { body: { id } });
        if (action === 'del') await ask(addressDel, { body: { id } });
        const addresses = await listAddresses();
        expect(await defaults()).toHaveLength(Math.min(1, addresses.length));
        expect(new Set(addresses.map((address) => address.detail)).size).toBe(addresses.length);
      }
    }),
    { numRuns: 40 },
  );
});
