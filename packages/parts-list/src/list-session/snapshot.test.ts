import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChoices } from '../resolve/choices.ts';
import { DEFAULT_SETTINGS } from '../resolve/default-settings.ts';
import { DamagedSnapshot, fromSnapshot, toSnapshot, type SnapshotContents } from './snapshot.ts';

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
const anyContents: fc.Arbitrary<SnapshotContents> = fc
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
        problems: [],
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

test('a snapshot restores the same list', () => {
  fc.assert(
    fc.property(anyContents, (contents) => {
      expect(fromSnapshot(toSnapshot(contents))).toEqual(contents);
    }),
    { numRuns: 50 },
  );
});

test('a truncated or corrupted snapshot throws DamagedSnapshot and nothing else', () => {
  fc.assert(
    fc.property(anyContents, fc.nat(), (contents, at) => {
      const bytes = toSnapshot(contents);
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
