import { fixedColours } from './geometry-colours.ts';
import { meshOfPart } from './mesh-of-part.ts';
import type { Part } from './read-geometry.ts';

const colours = fixedColours('code,name,value,edge,alpha,finish\n41,Trans,559AB7,A,128,\n');
/** A square on the ground in two triangles, beside which a third rises, and one without area. */
const part: Part = {
  number: '1',
  match: 'exact',
  vertices: [0, 0, 0, 50, 0, 0, 50, 0, 50, 0, 0, 50, 50, 50, 0, 50, 0, 0],
  groups: [
    { colour: 16, both: false, triangles: [0, 3, 2, 0, 2, 1] },
    { colour: 41, both: true, triangles: [2, 4, 5, 1, 5, 2] },
  ],
  edges: [],
  conditionals: [],
};
/** The hard edges as pairs of vertices. */
const hardPairs = (of: Part) => {
  const { triangles, hard } = meshOfPart(of, colours);
  const next = (corner: number) => (corner % 3 === 2 ? corner - 2 : corner + 1);
  const pairs = [...hard].flatMap((isHard, corner) =>
    isHard ? [[`${triangles[corner]}`, `${triangles[next(corner)]}`].toSorted().join('-')] : [],
  );
  return [...new Set(pairs)].toSorted();
};

test('joins corners at one place, drops faces without area, and names colours', () => {
  const mesh = meshOfPart(part, colours);
  expect(mesh.positions).toHaveLength(15);
  expect([...mesh.triangles]).toEqual([0, 3, 2, 0, 2, 1, 2, 4, 1]);
  expect(mesh.groups).toEqual([
    { colour: 'own', both: false, count: 2 },
    { colour: '559ab780', both: true, count: 1 },
  ]);
  expect(mesh.step).toBe(0.02);
});

test('a corner is hard without a line, unless it is declared a part of a curve', () => {
  expect(hardPairs(part)).toEqual(['1-2']);
  expect(hardPairs({ ...part, conditionals: [2, 5, 0, 4] })).toEqual([]);
});

test('a line makes an edge hard, also where its ends are others', () => {
  expect(hardPairs({ ...part, edges: [0, 2] })).toEqual(['0-2', '1-2']);
  const long = { ...part, vertices: [...part.vertices, -50, 0, -50, 100, 0, 100], edges: [6, 7] };
  expect(hardPairs(long)).toEqual(['0-2', '1-2']);
});

test('a part larger than 1,600 steps of 0.02 mm is rounded to larger ones', () => {
  const large = { ...part, vertices: part.vertices.map((value) => value * 100) };
  expect(meshOfPart(large, colours).step).toBeCloseTo(0.08);
});
