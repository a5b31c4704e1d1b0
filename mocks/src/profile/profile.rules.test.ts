import { bindPhone, currentUser, updatePhone, userEdit } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';
import { storedNickname } from './nickname.ts';

const signedIn = (account = 'demo') => visit({ scenario: 'a shopper is signed in', params: { account } });

test('a shopper changes nickname and avatar, and the shop shows both', async () => {
  const { get } = signedIn();
  await get(userEdit, { body: { nickname: '大满', avatar: '/uploads/2.png' } });
  expect(await get(currentUser, {})).toMatchObject({ nickname: '大满', avatar: '/uploads/2.png' });
});

test('the shop stores a nickname without quotes and angle brackets, and no longer than 60 characters', async () => {
  const { get } = signedIn();
  await get(userEdit, { body: { nickname: ' <小>"满" ', avatar: '' } });
  expect((await get(currentUser, {})).nickname).toBe('小满');
  await get(userEdit, { body: { nickname: '满'.repeat(61), avatar: '' } });
  expect((await get(currentUser, {})).nickname).toBe('满'.repeat(60));
});

test('a stored nickname does not change when it is stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (sent) => {
      const stored = storedNickname(sent);
      expect(storedNickname(stored.trim())).toBe(stored.trim());
      expect([...stored].length).toBeLessThanOrEqual(60);
    }),
  );
});

test('a shopper replaces the phone number by a confirmed one', async () => {
  const { get, shop } = visit({ scenario: 'a shopper with a phone confirms another one' });
  const { phone = '', captcha = '' } = shop.known;
  await get(updatePhone, { body: { phone, captcha } });
  expect((await get(currentUser, {})).phone).toBe(phone);
});

test.each([
  ['123', undefined, '手机号格式不正确'],
  ['13812345678', '000000', '验证码错误'],
  ['13800138000', undefined, '新手机号和原手机号相同，无需修改'],
  ['13700137000', undefined, '该手机号已被其他账号使用'],
])('refuses the new phone number %s with code %s', async (phone, wrong, message) => {
  const { shop, refusalOf } = visit({ scenario: 'a shopper with a phone confirms another one', params: { phone } });
  const captcha = wrong ?? shop.known.captcha ?? '';
  expect((await refusalOf(updatePhone, { body: { phone, captcha } })).message).toBe(message);
});

test('a shopper without a phone adds one, unless another account has it', async () => {
  const taken = visit({ scenario: 'a shopper without a phone confirms one', params: { phone: '13700137000' } });
  const { captcha = '' } = taken.shop.known;
  expect(await taken.get(bindPhone, { body: { phone: '13700137000', captcha } })).toEqual({ isTaken: true });
  expect((await taken.get(currentUser, {})).phone).toBe('');

  const { get, shop } = visit({ scenario: 'a shopper without a phone confirms one' });
  const body = { phone: shop.known.phone ?? '', captcha: shop.known.captcha ?? '' };
  expect(await get(bindPhone, { body })).toEqual({ isTaken: false });
  expect((await get(currentUser, {})).phone).toBe(body.phone);
});
