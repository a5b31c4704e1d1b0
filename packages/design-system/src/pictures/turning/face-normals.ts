import type { Mesh } from './mesh.ts';

/** Unit normals of the triangles, x, y, z each; 0 for one without area. */
export function faceNormals({ positions, triangles }: Pick<Mesh, 'positions' | 'triangles'>): Float64Array {
  const normals = new Float64Array(triangles.length);
  const at = (corner: number, axis: number) => positions[3 * (triangles[corner] as number) + axis] as number;
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const along = (to: number, axis: number) => at(corner + to, axis) - at(corner, axis);
    const x = along(1, 1) * along(2, 2) - along(1, 2) * along(2, 1);
    const y = along(1, 2) * along(2, 0) - along(1, 0) * along(2, 2);
    const z = along(1, 0) * along(2, 1) - along(1, 1) * along(2, 0);
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length === 0) continue;
    normals[corner] = x / length;
    normals[corner + 1] = y / length;
    normals[corner + 2] = z / length;
  }
  return normals;
}
