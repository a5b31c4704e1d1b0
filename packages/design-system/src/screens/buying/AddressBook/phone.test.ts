import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneFault, toDialled } from './phone.ts';

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
])('takes %s', (phone) => {
  expect(phoneFault(phone)).toBeUndefined();
});

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['1390571223', { kind: 'short', digits: 1 }],
  ['139057122334', { kind: 'long', digits: 1 }],
  ['12345678901', { kind: 'strange' }],
  ['110', { kind: 'strange' }],
  ['问我', { kind: 'strange' }],
  ['139****2233', { kind: 'strange' }],
])('says what is wrong with %j', (phone, fault) => {
  expect(phoneFault(phone)).toEqual(fault);
});

test('counts what a mobile number lacks or has too much', () => {
  fc.assert(
    fc.property(mobile, fc.integer({ min: 1, max: 7 }), (phone, off) => {
      expect(phoneFault(phone)).toBeUndefined();
      expect(phoneFault(phone.slice(0, -off))).toEqual({ kind: 'short', digits: off });
      expect(phoneFault(`${phone}${'0'.repeat(off)}`)).toEqual({ kind: 'long', digits: off });
    }),
  );
});

test('dials the same number however it was written, and changes nothing more the second time', () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+86', '+86 ', '86'), fc.constantFrom('', ' ', '-'), (phone, code, gap) => {
      const written = `${code}${phone.slice(0, 3)}${gap}${phone.slice(3, 7)}${gap}${phone.slice(7)}`;
      expect(toDialled(written)).toBe(phone);
      expect(toDialled(toDialled(written))).toBe(phone);
    }),
  );
});
