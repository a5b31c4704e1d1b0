import { addressDefault, addressDel, addressEdit, addressList, cityList, orderConfirm } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import { accountNamed } from '../session/accounts.ts';

const all = { query: { page: 1, limit: 100 } };
type Wish = {
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
const typed = ({
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
}: Wish = {}) => ({
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
  const book = () => visitor.get(addressList, all);
  return {
    ...visitor,
    book,
    defaults: async () => (await book()).filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}

test('the tree is walked from the provinces to the districts', async () => {
  const { get } = visit();
  const below = async (parent: string, name: string) =>
    (await get(cityList, { params: { parent } })).find((region) => region.name === name)?.id ?? '';
  const district = await below(await below(await below('0', '上海市'), '上海市'), '浦东新区');
  expect(district).toBe('310115');
  expect(await get(cityList, { params: { parent: district } })).toEqual([]);
});

test('adds an address, and the first of a book is where orders go', async () => {
  const { get, book } = signedIn('new');
  const { addedId = '' } = await get(
    addressEdit,
    typed({ name: ' 阿新 ', phone: '138 0013 8000', detail: ' 良睦路 1 号 ' }),
  );
  expect(await book()).toEqual([
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
  await get(addressEdit, typed({ detail: '另一处' }));
  expect((await book()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

test('changes an address, answers no id, and keeps it the default', async () => {
  const { get, book } = signedIn();
  const [home] = await book();
  expect(await get(addressEdit, typed({ id: home?.id, phone: '0571-88001234' }))).toEqual({});
  expect((await book())[0]).toMatchObject({
    id: home?.id,
    phone: '0571-88001234',
    district: '余杭区',
    isDefault: true,
  });
  expect(await book()).toHaveLength(2);
});

test('a new default takes the old one’s place; without one the next takes it', async () => {
  const { get, book, defaults } = signedIn();
  const { addedId = '' } = await get(addressEdit, typed({ isDefault: true }));
  expect(await defaults()).toEqual([addedId]);
  expect((await book())[0]?.id).toBe(addedId);
  await get(addressDefault, { body: { id: '12' } });
  expect(await defaults()).toEqual(['12']);
  await get(addressDel, { body: { id: '12' } });
  expect(await defaults()).toEqual(['11']);
  for (const id of ['11', addedId]) await get(addressDel, { body: { id } });
  expect(await book()).toEqual([]);
});

test('refuses in words what a parcel could not be sent to', async () => {
  const { shop, refusalOf, book } = signedIn();
  const before = structuredClone(shop.state.accounts);
  const cases: readonly (readonly [Wish, string])[] = [
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
  for (const [wish, message] of cases)
    expect((await refusalOf(addressEdit, typed(wish))).message, JSON.stringify(wish)).toBe(message);
  expect(shop.state.accounts).toEqual(before);
  expect(await book()).toHaveLength(2);
});

test('takes every phone that a carrier can ring', async () => {
  const { get, book } = signedIn('new');
  const phones = [
    '13900139000',
    '19912345678',
    '021-61234567',
    '02161234567',
    '0755-82345678-801',
    '+85291234567',
    '886-912345678',
  ];
  for (const phone of phones) await get(addressEdit, typed({ phone }));
  expect((await book()).map((address) => address.phone)).toEqual(phones);
});

test('a city is found by its name where its id is not known', async () => {
  const { get, book } = signedIn('new');
  await get(addressEdit, typed({ type: 1, cityId: '9' }));
  await get(
    addressEdit,
    typed({ province: '台湾省', city: '台北市', district: '大安区', cityId: '0', detail: '和平东路 2 号' }),
  );
  expect((await book()).map(({ cityId }) => cityId)).toEqual(['330100', '710100']);
});

test('two presses make one address', async () => {
  const { ask, book } = signedIn('new');
  const replies = await Promise.all([ask(addressEdit, typed()), ask(addressEdit, typed())]);
  expect(replies.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
  expect(await book()).toHaveLength(1);
});

test('nobody touches the address of another shopper', async () => {
  const { shop, book } = signedIn();
  const before = await book();
  const { refusalOf } = customerOf(shop, {
    token: openSession(shop, accountNamed(shop, 'poor')).token,
    language: 'en',
  });
  const gone = 'This address is not in your address book';
  expect((await refusalOf(addressEdit, typed({ id: '11' }))).message).toBe(gone);
  for (const call of [addressDefault, addressDel])
    expect((await refusalOf(call, { body: { id: '11' } })).message).toBe(gone);
  expect(await book()).toEqual(before);
});

test('an order goes to the default address', async () => {
  const { get, shop } = visit({ scenario: 'a shopper with a cart is signed in' });
  await get(addressDefault, { body: { id: '12' } });
  expect((await get(orderConfirm, { body: { cartId: shop.known.lineId ?? '', new: false } })).address?.id).toBe('12');
});

test('whatever is done to a book, one address of it is the default, unless it is empty', async () => {
  const anyAct = fc.record({
    act: fc.constantFrom('add', 'edit', 'default', 'del'),
    place: fc.nat({ max: 5 }),
    isDefault: fc.boolean(),
    detail: fc.constantFrom('甲', '乙', '丙', '丁'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 12 }), async (acts) => {
      const { ask, book, defaults } = signedIn('new');
      for (const { act, place, isDefault, detail } of acts) {
        const id = (await book())[place]?.id ?? '404';
        if (act === 'add' || act === 'edit')
          await ask(addressEdit, typed({ id: act === 'add' ? '0' : id, isDefault, detail }));
        if (act === 'default') await ask(addressDefault, { body: { id } });
        if (act === 'del') await ask(addressDel, { body: { id } });
        const addresses = await book();
        expect(await defaults()).toHaveLength(Math.min(1, addresses.length));
        expect(new Set(addresses.map((address) => address.detail)).size).toBe(addresses.length);
      }
    }),
    { numRuns: 40 },
  );
});
