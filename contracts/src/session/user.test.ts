import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { authLogin, authUser, currentUser, login, loginMobile, wechatAuth, type User } from '../index.ts';

const row = { uid: 12, nickname: '小颗粒', now_money: '1.00' };
const scopeOf = (scope: unknown): User['scope'] => {
  const reply = decodeAnswer(currentUser, { status: 200, data: { ...row, scope } });
  return reply.kind === 'done' ? reply.value.scope : undefined;
};
const permission = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__');

test('a list of permissions is read as it is, and an object has those that its values grant', () => {
  fc.assert(
    fc.property(fc.uniqueArray(permission), fc.uniqueArray(permission), (granted, others) => {
      const denied = others.filter((name) => !granted.includes(name));
      expect(scopeOf(granted)).toEqual(granted);
      const keyed = Object.fromEntries([
        ...granted.map((name, index) => [name, [true, 1, '1', 'all', {}][index % 5]]),
        ...denied.map((name, index) => [name, [false, 0, '0', '', null][index % 5]]),
      ]);
      expect([...(scopeOf(keyed) ?? [])].sort()).toEqual([...granted].sort());
    }),
  );
});

test('a scope is the same after a round trip, in both calls that return the user', () => {
  fc.assert(
    fc.property(fc.option(fc.uniqueArray(permission), { nil: undefined }), (scope) => {
      const reply = decodeAnswer(currentUser, { status: 200, data: row });
      if (reply.kind !== 'done') throw new Error('refused');
      for (const call of [currentUser, authUser])
        expect(decodeAnswer(call, encodeAnswer(call, { ...reply.value, scope }))).toMatchObject({ value: { scope } });
    }),
  );
});

test('no scope, and a scope of null, are an unknown one', () => {
  expect(scopeOf(undefined)).toBeUndefined();
  expect(scopeOf(null)).toBeUndefined();
  expect(scopeOf([])).toEqual([]);
  for (const other of ['all', 7, true, [['all']]]) {
    expect(scopeOf(other)).toBeUndefined();
    expect(decodeAnswer(currentUser, { status: 200, data: { ...row, scope: other } })).toMatchObject({ kind: 'done' });
  }
});

test('a refresh token is read by both of its names, and is absent where none is sent', () => {
  const refreshOf = (fields: object) => {
    const reply = decodeAnswer(login, { status: 200, data: { token: 'eyJ', ...fields } });
    return reply.kind === 'done' ? reply.value.refreshToken : undefined;
  };
  expect(refreshOf({ refresh_token: 'r1' })).toBe('r1');
  expect(refreshOf({ refreshToken: 'r2' })).toBe('r2');
  for (const none of [{}, { refresh_token: null }, { refresh_token: '' }, { refreshToken: '' }])
    expect(decodeAnswer(login, { status: 200, data: { token: 'eyJ', ...none } })).toMatchObject({
      value: { token: 'eyJ' },
    });
  expect(refreshOf({})).toBeUndefined();
  expect(refreshOf({ refresh_token: '' })).toBeUndefined();
});

test('a token is the same after a round trip, with and without expiry and refresh token', () => {
  const text = fc.string({ minLength: 1 });
  const seconds = fc.integer({ min: 1, max: 4_000_000_000 });
  fc.assert(
    fc.property(text, fc.option(seconds), fc.option(text), (value, expiry, refresh) => {
      const token = {
        token: value,
        ...(expiry === null ? {} : { expiresAt: expiry * 1000 }),
        ...(refresh === null ? {} : { refreshToken: refresh }),
      };
      for (const call of [login, wechatAuth])
        expect(decodeAnswer(call, encodeAnswer(call, token))).toMatchObject({ kind: 'done', value: token });
    }),
  );
});

test('a fault in an answer with a token names no value, since faults are logged', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln';
  const answers = [
    { status: 200, data: secret },
    { status: 200, data: { token: [secret], expires_time: 1 } },
    { status: 200, data: { token: secret, refresh_token: 12, expires_time: secret } },
    { status: secret, msg: secret },
    secret,
    [secret],
  ];
  for (const call of [authLogin, login, loginMobile, wechatAuth])
    for (const answer of answers) {
      const decode = () => decodeAnswer(call, answer);
      expect(decode).toThrow(`${call.name}: `);
      expect(decode).not.toThrow(/eyJ|12/);
    }
  expect(() => decodeAnswer(currentUser, { status: 200, data: { ...row, now_money: 'ten' } })).toThrow('ten');
});
