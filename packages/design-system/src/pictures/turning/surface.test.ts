import type { Mesh } from './mesh.ts';
import { LINE_SIZE, surfaceOf, VERTEX_SIZE } from './surface.ts';

/** Two faces of a roof that meet at the ridge between (0,1,0) and (0,1,2), 90 degrees apart. */
const roof = (isHard: boolean): Mesh => ({
  step: 0.5,
  positions: Int32Array.of(0, 2, 0, 0, 2, 4, 2, 0, 0, -2, 0, 4),
  triangles: Uint32Array.of(0, 1, 2, 1, 0, 3),
  groups: [{ colour: 'own', both: false, count: 2 }],
  hard: Uint8Array.of(Number(isHard), 0, 0, Number(isHard), 0, 0),
});
const normalOf = ({ vertices, triangles }: ReturnType<typeof surfaceOf>, corner: number) => {
  const at = VERTEX_SIZE * (triangles[corner] as number) + 3;
  return [...vertices.subarray(at, at + 3)].map((value) => Math.round(value * 100) / 100 || 0);
};

test('a soft edge is shaded as one curve, without a line', () => {
  const surface = surfaceOf(roof(false));
  expect(surface.vertices.length / VERTEX_SIZE).toBe(4);
  expect(surface.lines).toHaveLength(0);
  const ridge = normalOf(surface, 0);
  expect(ridge).toEqual(normalOf(surface, 4));
  expect(ridge[1]).toBeGreaterThan(0.9);
});

test('a hard edge keeps its faces apart and has one line, with the normals of both', () => {
  const surface = surfaceOf(roof(true));
  expect(surface.vertices.length / VERTEX_SIZE).toBe(6);
  expect(normalOf(surface, 0)).toEqual([0.71, 0.71, 0]);
  expect(normalOf(surface, 4)).toEqual([-0.71, 0.71, 0]);
  expect(surface.lines).toHaveLength(LINE_SIZE);
  expect([...surface.lines].map((value) => Math.round(value * 100) / 100 || 0)).toEqual([
    0, 1, 0, 0, 1, 2, 0.71, 0.71, 0, -0.71, 0.71, 0,
  ]);
});

test('lengths are millimetres', () => {
  expect(surfaceOf(roof(true))).toMatchObject({ low: [-1, 0, 0], high: [1, 1, 2] });
});
