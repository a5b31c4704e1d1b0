import type { GeometryLines } from './read-geometry.ts';
import { readStills } from './still-packs.ts';
import { turnedParts } from './turned.ts';

const corner = (number: string): [string, string] => [
  number,
  JSON.stringify({
    number,
    match: 'exact',
    box: [],
    vertices: [1, 2, 3, 0, 0, 0, 0, 0, 0],
    groups: [{ colour: 16, triangles: [0, 1, 1], quads: [] }],
    edges: [],
    conditionals: [],
  }),
];
const lines: GeometryLines = new Map(['40395', '65783', '3070bpr0097'].map(corner));

test('a part whose default view does not show what it is is turned, not mirrored', () => {
  expect(turnedParts(lines).map(({ number, vertices }) => [number, vertices.slice(0, 3)])).toEqual([
    ['40395', [-3, 2, 1]],
    ['65783', [1, -3, 2]],
    ['3070bpr0097', [-1, 2, -3]],
  ]);
});

test('a part that the geometry no longer has is named', () => {
  expect(() => turnedParts(new Map([corner('40395')]))).toThrow('65783');
});

test('the tile with a 9 does not show a 6', () => {
  const { stills, index } = readStills();
  expect(stills.get('3070bpr0097')?.faces).not.toBe(stills.get('3070bpr0094')?.faces);
  expect(index.like['3070bpr0097']).toBeUndefined();
});

test('the packs have the turned ones: the panel lies, wider than high', () => {
  const { width = 0, height = 1 } = readStills().stills.get('65783') ?? {};
  expect(width).toBeGreaterThan(height);
});
