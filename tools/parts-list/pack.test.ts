import fc from 'fast-check';
import { unpackGroups, unpackNumbers, unpackPairs } from '../../packages/parts-list/src/reference/unpack.ts';
import { packGroups, packNumbers, packPairs } from './pack.ts';

test('numbers come back as they were', () => {
  const numbers = ['3', '37', '3001', '3001a', '3070b', '3070bc01', '10109768', '4x', '003402', 'upn0001', '1'];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[0-9]{0,7}[a-z]{0,3}[0-9]{0,2}$/).filter(Boolean), { minLength: 1 }),
      (list) => {
        const sorted = list.toSorted(
          (one, other) => (Number.parseInt(one, 10) || 0) - (Number.parseInt(other, 10) || 0),
        );
        expect(unpackNumbers(packNumbers(sorted))).toEqual(sorted);
      },
    ),
    { numRuns: 50 },
  );
});

test('groups come back sorted', () => {
  const [one = [], two = [], three = []] = ['0 40 1000', '2 9', '41 42'].map((group) => group.split(' ').map(Number));
  expect(unpackGroups(packGroups([two, one, three]))).toEqual([one, two, three]);
});

test('pairs come back as they were', () => {
  const pairs = new Map(Object.entries({ 4073: '6141', 28653: '15573' }));
  expect(unpackPairs(packPairs(pairs))).toEqual(pairs);
});
