import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_RETURN_FORM, problemsOfReturn, tidy } from './return-form.ts';

const whole = { carrier: '中通快递', number: '75891234567890', phone: '' };

test.each([
  [whole, {}],
  [{ ...whole, number: 'SF-1409 8826 3307' }, {}],
  [{ ...whole, number: '７５８９' }, {}],
  [{ ...whole, phone: '138 0013 5620' }, {}],
  [{ ...whole, phone: '+86 571-8600' }, {}],
  [EMPTY_RETURN_FORM, { carrier: 'noCarrier', number: 'noNumber' }],
  [
    { ...whole, carrier: ' ', number: ' ' },
    { carrier: 'noCarrier', number: 'noNumber' },
  ],
  [{ ...whole, number: '单号123' }, { number: 'wrongNumber' }],
  [{ ...whole, number: '7589_1' }, { number: 'wrongNumber' }],
  [{ ...whole, phone: '明天打给我' }, { phone: 'wrongPhone' }],
])('judges a parcel (%#)', (form, problems) => {
  expect(problemsOfReturn(form)).toEqual(problems);
});

test('whatever passes is sent as letters, digits and dashes', () => {
  const typed = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '９', 'Ａ') }), fc.string());
  fc.assert(
    fc.property(typed, (number) => {
      const form = { ...whole, number };
      if (!problemsOfReturn(form).number) expect(tidy(form).number).toMatch(/^[A-Za-z0-9-]+$/);
      expect(tidy(tidy(form))).toEqual(tidy(form));
    }),
  );
});
