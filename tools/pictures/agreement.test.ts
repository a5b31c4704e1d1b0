import { agreement } from './agreement.ts';
import { partMesh } from './part-mesh.ts';
import { readGeometryLines, readPart, type Part } from './read-geometry.ts';
import { drawStill } from './still/draw-still.ts';
import type { Mesh } from './still/mesh.ts';
import { rounded } from './still/rounded.ts';

const lines = readGeometryLines(new URL('fixtures/', import.meta.url).pathname);
const partOf = (number: string): Part => {
  const part = readPart(lines, number);
  if (!part) throw new Error(`No geometry of ${number}.`);
  return part;
};
const meshOf = (number: string): Mesh => partMesh(partOf(number), () => undefined);
const stillOf = (number: string) => ({ number, ...drawStill(meshOf(number)) });

test.each([
  ['a brick', '3005'],
  ['a round brick', '3062b'],
  ['a left wedge', '24299'],
  ['a right wedge', '24307'],
  ['a brick with ribs, whose straight sides stay straight', '71752'],
  ['a hose that is thin for its length', '75c33'],
])('the still of %s has the silhouette of its geometry', (_, number) => {
  expect(agreement(stillOf(number), partOf(number))).toBeGreaterThan(0.97);
});

test('the still of another part does not agree, nor that of a wedge for the other hand', () => {
  expect(agreement(stillOf('3062b'), partOf('3005'))).toBeLessThan(0.97);
  expect(agreement(stillOf('24299'), partOf('24307'))).toBeLessThan(0.97);
  expect(agreement({ ...stillOf('3005'), faces: '' }, partOf('3005'))).toBe(0);
});

test('a round part made of sixteen sides is drawn rounder', () => {
  const mesh = meshOf('3062b');
  expect(rounded(mesh, 0.02).surfaces.length).toBeGreaterThan(mesh.surfaces.length);
  expect(rounded(meshOf('3005'), 1)).toEqual(meshOf('3005'));
});
