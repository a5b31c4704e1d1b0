import type { User } from '@shop/contracts';
import { expect, test } from 'vitest';
import { canTopUp } from './can-top-up.ts';

const user: User = { id: '7', nickname: '', avatar: '', phone: '', isMember: false, hasTopUp: true };

test('needs top-ups, balance and Alipay to be switched on', () => {
  expect(canTopUp(user, ['alipay'])).toBe(true);
  expect(canTopUp({ ...user, hasBalance: true }, ['balance', 'alipay'])).toBe(true);
  expect(canTopUp({ ...user, hasTopUp: false }, ['alipay'], true)).toBe(false);
  expect(canTopUp({ ...user, hasBalance: false }, ['alipay'])).toBe(false);
  expect(canTopUp(user, ['balance', 'wechat'])).toBe(false);
});

test('offers nothing that the server does not say', () => {
  expect(canTopUp(undefined, ['alipay'], true)).toBe(false);
  expect(canTopUp(user, undefined)).toBe(false);
  expect(canTopUp({ ...user, hasTopUp: undefined }, ['alipay'])).toBe(false);
  expect(canTopUp({ ...user, hasTopUp: undefined }, ['alipay'], true)).toBe(true);
});
