import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PIECES, readQuantity } from './quantity.ts';

test.each([
  ['12', 12],
  ['1,234', 1234],
  ['12.0', 12],
  ['12.', 12],
  ['12,0', 12],
  ['1,234.00', 1234],
  ['１２', 12],
  ['１，２３４', 1234],
  [' 7\u00A0', 7],
  ['+5', 5],
  ['007', 7],
  ["'12", 12],
  ['="12"', 12],
  ['12 pcs', 12],
  ['12pc', 12],
  ['12个', 12],
  ['12 顆', 12],
  ['x12', 12],
  ['×12', 12],
  ['12x', 12],
  ['1e3', 1000],
  ["1'234", 1234],
  ['1’234', 1234],
  ['1 234', 1234],
  ['999999', 999_999],
])('reads %j as %i pieces', (text, pieces) => {
  expect(readQuantity(text)).toEqual({ pieces });
});

test.each([
  ['', 'noQuantity'],
  ['  ', 'noQuantity'],
  ['一打', 'badQuantity'],
  ['a dozen', 'badQuantity'],
  ['pcs', 'badQuantity'],
  ['3 4', 'badQuantity'],
  ['1,23,4', 'badQuantity'],
  ['1-2', 'badQuantity'],
  ['TRUE', 'badQuantity'],
  ['#N/A', 'badQuantity'],
  ['0', 'zeroQuantity'],
  ['0.0', 'zeroQuantity'],
  ['-0', 'zeroQuantity'],
  ['-3', 'negativeQuantity'],
  ['−3', 'negativeQuantity'],
  ['－3', 'negativeQuantity'],
  ['1.5', 'fractionQuantity'],
  ['1,5', 'fractionQuantity'],
  ['.5', 'fractionQuantity'],
  ['1e9', 'hugeQuantity'],
  ['1000000', 'hugeQuantity'],
  ['1e999', 'hugeQuantity'],
  ['9'.repeat(60), 'hugeQuantity'],
])('reports %j as %s', (text, code) => {
  expect(readQuantity(text)).toEqual({ code });
});

test('reads every whole number as people and spreadsheets write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_PIECES }),
      fc.constantFrom(
        (n: number) => String(n),
        (n: number) => n.toLocaleString('en'),
        (n: number) => `${n}.00`,
        (n: number) => ` ${n} 个`,
        (n: number) => String(n).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
      ),
      (pieces, write) => {
        expect(readQuantity(write(pieces))).toEqual({ pieces });
      },
    ),
    { numRuns: 50 },
  );
});

test('returns pieces or a problem for every cell', () => {
  fc.assert(
    fc.property(
      fc
        .array(
          fc.oneof(
            fc.constantFrom('0', '1', '9', '-', '+', '.', ',', 'e', ' ', 'x', '个'),
            fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
          ),
          { maxLength: 20 },
        )
        .map((characters) => characters.join('')),
      (text) => {
        const read = readQuantity(text);
        expect(
          'pieces' in read ? Number.isInteger(read.pieces) && read.pieces > 0 && read.pieces <= MAX_PIECES : read.code,
        ).toBeTruthy();
      },
    ),
    { numRuns: 50 },
  );
});
