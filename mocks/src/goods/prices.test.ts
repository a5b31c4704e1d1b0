import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREE_FROM, FREE_FROM_REMOTE, isRemote, POSTAGE, savedPerPiece, totalsOf } from './prices.ts';

const line = fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 20_000 }) });

test('to pay = full price − discount + postage, for each line and in total', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      fc.constantFrom('浙江省', '新疆维吾尔自治区', undefined),
      (requested, isMember, province) => {
        const lines = requested.map(({ price, quantity }) => ({
          quantity,
          unitPrice: price - savedPerPiece(price, isMember),
          savedPerPiece: savedPerPiece(price, isMember),
        }));
        const totals = totalsOf(lines, province);
        const full = requested.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(totals.full).toBe(full);
        expect(totals.toPay).toBe(full - totals.discount + totals.postage);
        expect(totals.goods).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0));
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        if (!isMember) expect(totals.discount).toBe(0);
      },
    ),
  );
});

test('delivers free of charge from 49.00, and from 99.00 to remote areas', () => {
  const lineOf = (goods: number) => [{ quantity: 1, unitPrice: goods, savedPerPiece: 0 }];
  expect(totalsOf(lineOf(FREE_FROM - 1), '江苏省').postage).toBe(POSTAGE);
  expect(totalsOf(lineOf(FREE_FROM), '江苏省').postage).toBe(0);
  expect(totalsOf(lineOf(FREE_FROM_REMOTE - 1), '西藏自治区').postage).toBe(POSTAGE);
  expect(totalsOf(lineOf(FREE_FROM_REMOTE), '西藏自治区').postage).toBe(0);
});

test('recognizes remote provinces in both scripts', () => {
  for (const province of [
    '新疆维吾尔自治区',
    '西藏',
    '青海省',
    '内蒙古自治区',
    '內蒙古自治區',
    '海南省',
    '香港特别行政区',
    '澳門',
    '臺灣',
    '台湾省',
  ])
    expect(isRemote(province)).toBe(true);
  for (const province of ['浙江省', '上海市', '云南省', '']) expect(isRemote(province)).toBe(false);
});
