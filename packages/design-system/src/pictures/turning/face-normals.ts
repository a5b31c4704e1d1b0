import type { Mesh } from './mesh.ts';

/** Unit normals of the triangles, x, y, z each; 0 for one without area. */
export function faceNormals({ positions, triangles }: Pick<Mesh, 'positions' | 'triangles'>): Float64Array {
  const normals = new Float64Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = 3 * (triangles[corner] as number);
    const b = 3 * (triangles[corner + 1] as number);
    const c = 3 * (triangles[corner + 2] as number);
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const az = positions[a + 2] as number;
    const bx = (positions[b] as number) - ax;
    const by = (positions[b + 1] as number) - ay;
    const bz = (positions[b + 2] as number) - az;
    const cx = (positions[c] as number) - ax;
    const cy = (positions[c + 1] as number) - ay;
    const cz = (positions[c + 2] as number) - az;
    const x = by * cz - bz * cy;
    const y = bz * cx - bx * cz;
    const z = bx * cy - by * cx;
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length === 0) continue;
    normals[corner] = x / length;
    normals[corner + 1] = y / length;
    normals[corner + 2] = z / length;
  }
  return normals;
}
