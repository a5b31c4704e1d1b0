import * as fc from 'fast-check';
import { unpack, writePack } from './pack.ts';

const bytes = fc.uint8Array({ maxLength: 50 });

test('every body is found under its name', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), bytes), (bodies) => {
      const names = Object.keys(bodies);
      const found = unpack(writePack(new Map(Object.entries(bodies))));
      expect([...found.keys()].toSorted()).toEqual(names.toSorted());
      for (const name of names) expect([...(found.get(name) ?? [])]).toEqual([...(bodies[name] as Uint8Array)]);
    }),
  );
});

test('a body that two names share is in the pack once', () => {
  const body = new Uint8Array(5000);
  const pack = writePack(
    new Map([
      ['1', body],
      ['2', body],
    ]),
  );
  expect(pack.length).toBeLessThan(6000);
  expect(unpack(pack).get('2')).toHaveLength(5000);
});
