import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneError, normalizePhone } from './phone.ts';

const digits = (least: number, most = least) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
const mobile = fc.tuple(fc.constantFrom('13', '15', '17', '18', '19'), digits(9)).map((parts) => parts.join(''));

test.each([
  '13905712233',
  '139 0571 2233',
  '139-0571-2233',
  '+86 13905712233',
  '8613905712233',
  '１３９０５７１２２３３',
  '0512-65551234',
  '010 65551234',
  '(0433) 2512345',
  '0512-65551234-801',
  '+852 9123 4567',
  '91234567',
  '+853 6612 3456',
  '0912-345-678',
  '+886 912 345 678',
])('accepts %s', (phone) => {
  expect(phoneError(phone)).toBeUndefined();
});

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['1390571223', { kind: 'short', digits: 1 }],
  ['139057122334', { kind: 'long', digits: 1 }],
  ['12345678901', { kind: 'invalid' }],
  ['110', { kind: 'invalid' }],
  ['问我', { kind: 'invalid' }],
  ['139****2233', { kind: 'invalid' }],
])('finds what is wrong with %j', (phone, error) => {
  expect(phoneError(phone)).toEqual(error);
});

test('counts the missing or extra digits of a mobile number', () => {
  fc.assert(
    fc.property(mobile, fc.integer({ min: 1, max: 7 }), (phone, off) => {
      expect(phoneError(phone)).toBeUndefined();
      expect(phoneError(phone.slice(0, -off))).toEqual({ kind: 'short', digits: off });
      expect(phoneError(`${phone}${'0'.repeat(off)}`)).toEqual({ kind: 'long', digits: off });
    }),
  );
});

test('normalizes a number however it was written, and does not change a normalized one', () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+86', '+86 ', '86'), fc.constantFrom('', ' ', '-'), (phone, code, gap) => {
      const written = `${code}${phone.slice(0, 3)}${gap}${phone.slice(3, 7)}${gap}${phone.slice(7)}`;
      expect(normalizePhone(written)).toBe(phone);
      expect(normalizePhone(normalizePhone(written))).toBe(phone);
    }),
  );
});
