import fc from 'fast-check';
import * as z from 'zod/mini';
import { count } from './count.ts';
import { flag } from './flag.ts';
import { maybe, withDefault } from './maybe.ts';

const row = z.object({ stock: maybe(count), presale: maybe(flag) });

test('a column that is absent, null or empty is not known', () => {
  for (const wire of [{}, { stock: null, presale: null }, { stock: '', presale: '' }])
    expect(z.decode(row, wire)).toEqual({ stock: undefined, presale: undefined });
});

test('a column that says none says none', () => {
  expect(z.decode(row, { stock: 0, presale: 0 })).toEqual({ stock: 0, presale: false });
});

test('a column whose default states nothing has it when absent, null or empty', () => {
  const shown = z.object({ limit: withDefault(count, 0), isShown: withDefault(flag, true) });
  for (const wire of [{}, { limit: null, isShown: null }, { limit: '', isShown: '' }])
    expect(z.decode(shown, wire as never)).toEqual({ limit: 0, isShown: true });
  expect(z.decode(shown, { limit: 3, isShown: 0 })).toEqual({ limit: 3, isShown: false });
});

test('what is known and what is not survives a round trip', () => {
  const known = fc.record({ stock: fc.option(fc.nat(), { nil: undefined }), presale: fc.boolean() });
  fc.assert(
    fc.property(known, (value) => {
      expect(z.decode(row, JSON.parse(JSON.stringify(z.encode(row, value))) as never)).toEqual(value);
    }),
  );
});

test.each([[{ stock: 'many' }], [{ presale: [] }]])('refuses %j', (wire) => {
  expect(z.safeDecode(row, wire as never).success).toBe(false);
});
