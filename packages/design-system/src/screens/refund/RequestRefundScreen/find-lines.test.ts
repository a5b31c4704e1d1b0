import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishRefundable, refundable } from '../fixtures-refundable.ts';
import { findLines, requestedFirst } from './find-lines.ts';

const names = (lines: ReturnType<typeof findLines>) => lines.map(({ name }) => name);

test('finds every line by its name, its number and its colour, in any order and case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...refundable, ...englishRefundable), fc.boolean(), (line, isReversed) => {
      const terms = [line.name.toUpperCase(), line.partNumber, line.colour];
      expect(findLines([...refundable, line], (isReversed ? terms.toReversed() : terms).join('  '))).toContain(line);
    }),
  );
});

test.each(['2x4', '2 × 4', '2*4', '2X4'])('finds a size that is typed as %s', (search) => {
  expect(names(findLines(refundable, search))).toContain('基础板 2×4');
  expect(names(findLines(refundable, search))).not.toContain('光面板 1×2');
});

test('without a search every line is shown, the requested ones first and finished ones last', () => {
  expect(findLines(refundable, '  ')).toEqual(refundable);
  const [first, second, third] = refundable.map((line, place) => (place === 0 ? { ...line, left: 0 } : line));
  if (!first || !second || !third) throw new Error('The fixtures have fewer than three lines.');
  expect(requestedFirst([first, second, third], { [third.id]: 1 })).toEqual([third, second, first]);
});
