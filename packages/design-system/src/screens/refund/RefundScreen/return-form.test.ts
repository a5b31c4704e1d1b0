import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_RETURN_FORM, validateReturn, normalizeReturn } from './return-form.ts';

const complete = { carrier: '中通快递', number: '75891234567890', phone: '' };

test.each([
  [complete, {}],
  [{ ...complete, number: 'SF-1409 8826 3307' }, {}],
  [{ ...complete, number: '７５８９' }, {}],
  [{ ...complete, phone: '138 0013 5620' }, {}],
  [{ ...complete, phone: '+86 571-8600' }, {}],
  [EMPTY_RETURN_FORM, { carrier: 'noCarrier', number: 'noNumber' }],
  [
    { ...complete, carrier: ' ', number: ' ' },
    { carrier: 'noCarrier', number: 'noNumber' },
  ],
  [{ ...complete, number: '单号123' }, { number: 'wrongNumber' }],
  [{ ...complete, number: '7589_1' }, { number: 'wrongNumber' }],
  [{ ...complete, phone: '明天打给我' }, { phone: 'wrongPhone' }],
])('finds what is wrong with a parcel (%#)', (form, problems) => {
  expect(validateReturn(form)).toEqual(problems);
});

test('sends every accepted number as letters, digits and dashes', () => {
  const typed = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '９', 'Ａ') }), fc.string());
  fc.assert(
    fc.property(typed, (number) => {
      const form = { ...complete, number };
      if (!validateReturn(form).number) expect(normalizeReturn(form).number).toMatch(/^[A-Za-z0-9-]+$/);
      expect(normalizeReturn(normalizeReturn(form))).toEqual(normalizeReturn(form));
    }),
  );
});
