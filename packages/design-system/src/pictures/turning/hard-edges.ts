import { faceNormals } from './face-normals.ts';
import { oppositeEdges, type Faces, type Mesh } from './mesh.ts';

/** Faces that meet at less than 31 degrees are taken for parts of one curve: with 16 sides a circle has 22.5. */
const SMOOTH_COSINE = 0.857;

/**
 * Which edges look hard by the angle of their faces; an edge with one triangle does. The files of meshes hold only where
 * this is wrong, so it must compute the same on every machine: plain arithmetic and square roots are.
 */
export function likelyHard(mesh: Pick<Mesh, 'positions' | 'triangles'>): { hard: Uint8Array; faces: Faces } {
  const faces = facesOf(mesh);
  const { normals, opposite } = faces;
  const hard = new Uint8Array(mesh.triangles.length);
  for (let corner = 0; corner < hard.length; corner++) {
    const other = opposite[corner] as number;
    hard[corner] = other < 0 || cosine(normals, corner - (corner % 3), other - (other % 3)) < SMOOTH_COSINE ? 1 : 0;
  }
  return { hard, faces };
}

export const facesOf = (mesh: Pick<Mesh, 'positions' | 'triangles'>): Faces => ({
  normals: faceNormals(mesh),
  opposite: oppositeEdges(mesh.triangles),
});

const cosine = (normals: Float64Array, one: number, other: number): number =>
  (normals[one] as number) * (normals[other] as number) +
  (normals[one + 1] as number) * (normals[other + 1] as number) +
  (normals[one + 2] as number) * (normals[other + 2] as number);
