/** Compiles the shapes that are not as the geometry has them into packs of their own. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { composedParts } from './composed.ts';
import { encodeMesh } from './encode-mesh.ts';
import { readFixedColours, type FixedColours } from './geometry-colours.ts';
import { COMPOSED_MESHES, PICTURE_PACKS } from './mesh-packs.ts';
import { meshOfPart } from './mesh-of-part.ts';
import { compressedMesh, writePack } from './pack.ts';
import { partMesh } from './part-mesh.ts';
import { readGeometryLines, type GeometryLines, type Part } from './read-geometry.ts';
import { drawStill } from './still/draw-still.ts';
import { writeComposedStills } from './still-packs.ts';
import { turnedParts } from './turned.ts';

/** What is put together of several parts, and what is turned. */
export const changedParts = (lines: GeometryLines): Part[] => [...composedParts(lines), ...turnedParts(lines)];

export function compileComposedStills(lines: GeometryLines, colours: FixedColours): void {
  const parts = changedParts(lines);
  writeComposedStills(parts.map((part) => ({ number: part.number, ...drawStill(partMesh(part, colours)) })));
  console.log(`${parts.length} stills put together or turned: ${parts.map(({ number }) => number).join(' ')}`);
}

export function compileComposedMeshes(lines: GeometryLines, colours: FixedColours): void {
  const meshes = changedParts(lines).map(
    (part) => [part.number, compressedMesh(encodeMesh(meshOfPart(part, colours)))] as const,
  );
  writeFileSync(path.join(PICTURE_PACKS, COMPOSED_MESHES), writePack(new Map(meshes)));
}

/** Both, of a folder of geometry. */
export function compileComposed(folder: string): void {
  const lines = readGeometryLines(folder);
  const colours = readFixedColours(folder);
  compileComposedStills(lines, colours);
  compileComposedMeshes(lines, colours);
}
