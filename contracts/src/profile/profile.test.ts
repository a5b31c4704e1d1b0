import { captured, decoded } from '../../fixtures/captured.ts';
import { bindPhone, decodeAnswer, encodeAnswer, encodeValue, userEdit } from '../index.ts';

test('a change of the profile sends avatar and nickname together', () => {
  const changed = { avatar: '/uploads/me.png', nickname: '小颗粒' };
  expect(encodeValue(userEdit, userEdit.body, changed)).toEqual(changed);
});

test('a first phone number is added, or another account has it', () => {
  expect(decoded(bindPhone, '44')).toEqual({ isTaken: false });
  expect(decodeAnswer(bindPhone, captured('bindPhone', '44', 'taken'))).toMatchObject({ value: { isTaken: true } });
  expect(encodeAnswer(bindPhone, { isTaken: true })).toMatchObject({ data: { is_bind: 1 } });
  expect(encodeAnswer(bindPhone, { isTaken: false })).toMatchObject({ data: [] });
});

test('an answer with neither a list nor the column is a fault', () => {
  expect(() => decodeAnswer(bindPhone, { status: 200, data: { is_bind: {} } })).toThrow('bindPhone: data');
});
