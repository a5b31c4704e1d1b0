import fc from 'fast-check';
import * as z from 'zod/mini';
import { idList } from './id-list.ts';

test.each([
  ['301,302', ['301', '302']],
  ['16,,0,9007199254740993', ['16', '9007199254740993']],
  [7, ['7']],
  [0, undefined],
  ['0', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as ids', (wire, ids) => {
  expect(z.decode(idList, wire)).toEqual(ids);
});

test('any ids survive a round trip', () => {
  const ids = fc.array(fc.integer({ min: 1 }).map(String), { minLength: 1 });
  fc.assert(
    fc.property(ids, (list) => {
      expect(z.decode(idList, z.encode(idList, list))).toEqual(list);
    }),
  );
});
