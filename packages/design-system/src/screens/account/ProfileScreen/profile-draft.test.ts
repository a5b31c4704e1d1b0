import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isChanged, MAX_NICKNAME, nicknameError, profileOf } from './profile-draft.ts';

const user = { nickname: '小满', avatar: '/uploads/1.png' };

test('always has both, so that saving one does not empty the other', () => {
  expect(profileOf(user, { nickname: '大满' })).toEqual({ nickname: '大满', avatar: '/uploads/1.png' });
  expect(profileOf(user, { avatar: '/uploads/2.png' })).toEqual({ nickname: '小满', avatar: '/uploads/2.png' });
});

test('a draft equal to what the shop has is no change', () => {
  expect(isChanged(user, {})).toBe(false);
  expect(isChanged(user, { ...user })).toBe(false);
  expect(isChanged(user, { nickname: '' })).toBe(true);
  expect(isChanged(user, { avatar: '/uploads/2.png' })).toBe(true);
});

test('counts characters, not UTF-16 units, and ignores surrounding spaces', () => {
  expect(nicknameError(' '.repeat(3))).toEqual({ kind: 'empty' });
  fc.assert(
    fc.property(fc.constantFrom('满', 'a', '🧱'), fc.integer({ min: 1, max: 90 }), (character, length) => {
      const over = length - MAX_NICKNAME;
      expect(nicknameError(` ${character.repeat(length)} `)).toEqual(over > 0 ? { kind: 'tooLong', over } : undefined);
    }),
  );
});
