import fc from 'fast-check';
import * as z from 'zod/mini';
import { money, toFen, toYuanText } from './money.ts';

const decode = (wire: string | number) => z.decode(money, wire);

test.each([
  ['10.00', 1000],
  ['0.05', 5],
  ['-3.20', -320],
  ['7', 700],
  ['1.5', 150],
  [269, 26_900],
  [3879.03, 387_903],
  [0, 0],
  [0.1 + 0.2, 30],
])('reads %j as %i fen', (wire, fen) => {
  expect(decode(wire)).toBe(fen);
});

test('rounds fractions of a fen half away from zero, without a float product', () => {
  expect([decode('1.005'), decode('-1.005'), decode('1.0049'), decode('0.999'), decode(-0.001)]).toEqual([
    101, -101, 100, 100, 0,
  ]);
});

test('an amount survives a round trip, encoded with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
      expect(decode(z.encode(money, fen))).toBe(fen === 0 ? 0 : fen);
      expect(toYuanText(fen)).toMatch(/^-?\d+\.\d{2}$/);
    }),
  );
});

test('reads a computed number like its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (fen) => {
      expect(toFen(fen / 100)).toBe(toFen(toYuanText(fen)));
    }),
  );
});

test.each([[''], ['free'], ['1,000.00'], ['1e3'], [null], [undefined], [true], [Number.NaN], [[]], ['¥1.00']])(
  'refuses %j',
  (wire) => {
    expect(z.safeDecode(money, wire as never).success).toBe(false);
  },
);
