import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChoices } from '../settle/choices.ts';
import { DEFAULT_SETTINGS } from '../settle/default-settings.ts';
import { DamagedSnapshot, fromSnapshot, toSnapshot, type Kept } from './snapshot.ts';

const anyText = fc.string({ maxLength: 8, unit: 'binary' }).map((text) => text.toWellFormed());
const anyRead = fc.record(
  { file: fc.constant(0), line: fc.integer({ min: 1 }), part: anyText, colour: anyText, quantity: anyText },
  { requiredKeys: ['file', 'line', 'part', 'colour', 'quantity'] },
);
const anyExtra = fc.record(
  {
    element: anyText,
    pieces: fc.nat(),
    isSpare: fc.constant(true as const),
    columns: fc.record({ part: fc.nat(9), colour: fc.nat(9) }),
  },
  { requiredKeys: [] },
);
const anyKept: fc.Arbitrary<Kept> = fc
  .record({
    lines: fc.array(fc.tuple(anyRead, anyExtra), { maxLength: 8 }),
    name: anyText,
    takes: fc.array(fc.tuple(anyText, anyText), { maxLength: 3 }),
    quantity: fc.integer({ min: 1 }),
  })
  .map(({ lines, name, takes, quantity }) => ({
    files: [
      {
        name,
        bytes: 9,
        format: 'table' as const,
        lines: lines.map(([line, extra]) => ({ ...line, ...extra })),
        ignored: [{ file: 0, line: 1, why: 'header' as const, text: name }],
        troubles: [],
      },
    ],
    system: 'auto' as const,
    settings: DEFAULT_SETTINGS,
    choices: {
      ...noChoices(),
      takes: new Map(takes),
      colours: new Map([[7, 'leaveOut' as const]]),
      edits: new Map([['3001/4', { quantity }]]),
    },
  }));

test('a list comes back from its snapshot as it was', () => {
  fc.assert(
    fc.property(anyKept, (kept) => {
      expect(fromSnapshot(toSnapshot(kept))).toEqual(kept);
    }),
    { numRuns: 50 },
  );
});

test('a snapshot that was cut or spoilt is said to be damaged, and nothing else happens', () => {
  fc.assert(
    fc.property(anyKept, fc.nat(), (kept, at) => {
      const bytes = toSnapshot(kept);
      expect(() => fromSnapshot(bytes.subarray(0, at % bytes.length))).toThrow(DamagedSnapshot);
    }),
    { numRuns: 50 },
  );
  for (const text of [
    'null',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":1,"files":[{}],"system":"auto","settings":{},"choices":{}}',
  ])
    expect(() => fromSnapshot(new TextEncoder().encode(text))).toThrow(DamagedSnapshot);
});
