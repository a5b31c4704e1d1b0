import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREE_FROM, FREE_FROM_REMOTE, isRemote, POSTAGE, savedPerPiece, sumOf } from './prices.ts';

const line = fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 20_000 }) });

test('no fen is lost: paid = full price − discount + postage, line by line and in sum', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      fc.constantFrom('浙江省', '新疆维吾尔自治区', undefined),
      (wanted, isMember, province) => {
        const lines = wanted.map(({ price, quantity }) => ({
          quantity,
          unitPrice: price - savedPerPiece(price, isMember),
          savedPerPiece: savedPerPiece(price, isMember),
        }));
        const sums = sumOf(lines, province);
        const full = wanted.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(sums.full).toBe(full);
        expect(sums.toPay).toBe(full - sums.discount + sums.postage);
        expect(sums.goods).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0));
        expect(sums.discount).toBeGreaterThanOrEqual(0);
        if (!isMember) expect(sums.discount).toBe(0);
      },
    ),
  );
});

test('delivery is free from 49.00, and from 99.00 to remote areas', () => {
  const of = (goods: number) => [{ quantity: 1, unitPrice: goods, savedPerPiece: 0 }];
  expect(sumOf(of(FREE_FROM - 1), '江苏省').postage).toBe(POSTAGE);
  expect(sumOf(of(FREE_FROM), '江苏省').postage).toBe(0);
  expect(sumOf(of(FREE_FROM_REMOTE - 1), '西藏自治区').postage).toBe(POSTAGE);
  expect(sumOf(of(FREE_FROM_REMOTE), '西藏自治区').postage).toBe(0);
});

test('knows remote provinces in both scripts', () => {
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
