import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPickView, writePickView } from './pick-view-address.ts';

const number = fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined });
const view = fc.record({
  view: fc.constantFrom('step' as const, 'all' as const, 'paste' as const),
  bag: number,
  step: number,
  colours: fc.array(fc.stringMatching(/^\d{1,4}$/)),
  category: fc.string(),
  search: fc.string(),
});

test('an address holds the whole view, and the rest of its query', () => {
  fc.assert(
    fc.property(view, (shown) => {
      const written = writePickView(new URLSearchParams('set=801208'), shown);
      const search = new URLSearchParams(written.toString());
      expect(readPickView(search)).toEqual(shown);
      expect(search.get('set')).toBe('801208');
    }),
  );
});

test('the first view has a short address', () => {
  const first = readPickView(new URLSearchParams('set=801208'));
  expect(writePickView(new URLSearchParams('set=801208&view=all&colour=70'), first).toString()).toBe('set=801208');
});

test('ignores what is no view', () => {
  expect(readPickView(new URLSearchParams('view=nothing&bag=-1&step=two'))).toMatchObject({
    view: 'step',
    bag: undefined,
    step: undefined,
  });
});
