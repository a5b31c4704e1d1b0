import { codeProblem, groupedCode } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visit } from '../../shop/test-customer.ts';
import { codesOf, codeStatusOf } from './codes.ts';
import { allSets } from './sets.ts';

const codes = allSets.flatMap(({ number }) => codesOf(number).map((code) => ({ code, number })));

test('every box has a valid code of its own', () => {
  expect(codes.filter(({ code }) => codeProblem(code))).toEqual([]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  expect(codesOf('801208')[0]).toBe('7K3F9QTAM2VM92QD');
});

test('knows a code however it is typed, for its own set and for others', () => {
  const { shop } = visit();
  shop.state.usedCodes = {};
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.constantFrom(...allSets), ({ code, number }, other) => {
      for (const typed of [code, groupedCode(code), code.toLowerCase().split('').join(' ')])
        expect(codeStatusOf(shop, typed, `${number}-1`)).toBe('unused');
      expect(codeStatusOf(shop, code, other.number)).toBe(other.number === number ? 'unused' : 'otherSet');
    }),
  );
});

test('a code is used once its free repair is, and one that no box has is unknown', () => {
  const { shop } = visit();
  const [code = ''] = codesOf('801208');
  shop.state.usedCodes[code] = { at: shop.clock.now() };
  expect(codeStatusOf(shop, code, '801208')).toBe('used');
  expect(codeStatusOf(shop, '2222222222222222', '801208')).toBe('unknown');
});
