import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  ['13800138000', '138 **** 8000'],
  ['138****8000', '138****8000'],
  ['+85291234567', '+85 **** 4567'],
  ['12345678', '123 **** 5678'],
  ['110', '110'],
  ['', ''],
])('shows %s as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});

test('a masked number stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,15}$/), (phone) => {
      const masked = maskedPhone(phone);
      expect(masked).not.toBe(phone);
      expect(maskedPhone(masked)).toBe(masked);
    }),
  );
});
