import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MINIFIGURE } from '@shop/design-system/pictures/turning/mesh-address';
import { encodeMesh } from './encode-mesh.ts';
import { readFixedColours } from './geometry-colours.ts';
import { meshOfPart } from './mesh-of-part.ts';
import { compileComposedMeshes } from './compose.ts';
import { isMeshPack, PICTURE_PACKS } from './mesh-packs.ts';
import { minifigure } from './minifigure.ts';
import { compressedMesh, writePack } from './pack.ts';
import { readGeometryLines, readPart, shapeNumber, type Part } from './read-geometry.ts';

/** Shapes with more triangles, such as ribbed hoses and large baseplates, are shown as stills only. */
const MAX_TRIANGLES = 15_000;
/** A pack is closed when it reaches this size. */
const PACK_BYTES = 3_000_000;

/**
 * Compiles the geometry of a folder (see read-geometry.ts) into the packs of meshes that the product page turns, and
 * prints their sizes and which shapes have none.
 */
export function compileMeshes(folder: string): void {
  const lines = readGeometryLines(folder);
  const colours = readFixedColours(folder);
  const stillOnly: string[] = [];
  const sizes: number[] = [];
  const compile = (part: Part): Uint8Array | undefined => {
    const mesh = meshOfPart(part, colours);
    if (mesh.triangles.length / 3 > MAX_TRIANGLES) {
      stillOnly.push(part.number);
      return undefined;
    }
    const bytes = encodeMesh(mesh);
    sizes.push(gzipSync(bytes, { level: 9 }).length);
    return compressedMesh(bytes);
  };

  const shapes = new Map<string, Uint8Array | undefined>([[MINIFIGURE, compile(minifigure(lines))]]);
  const meshes = new Map<string, Uint8Array>();
  for (const number of [...lines.keys(), MINIFIGURE]) {
    const shape = shapeNumber(lines, number) ?? number;
    if (!shapes.has(shape)) shapes.set(shape, compile(readPart(lines, shape) as Part));
    const body = shapes.get(shape);
    if (body) meshes.set(number, body);
  }
  const packs = inPacks(meshes);
  mkdirSync(PICTURE_PACKS, { recursive: true });
  for (const name of readdirSync(PICTURE_PACKS).filter(isMeshPack)) rmSync(path.join(PICTURE_PACKS, name));
  for (const [at, pack] of packs.entries())
    writeFileSync(path.join(PICTURE_PACKS, `meshes-${at + 1}.bin`), writePack(pack));
  compileComposedMeshes(lines, colours);
  report(sizes, meshes.size, packs.length, stillOnly);
}

/** Splits the meshes into packs. Numbers of one shape stay in one, so that its body is there once. */
function inPacks(meshes: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array>[] {
  const packs = [new Map<string, Uint8Array>()];
  const byBody = Map.groupBy(meshes, ([, body]) => body);
  let size = 0;
  for (const [body, entries] of byBody) {
    if (size > PACK_BYTES) {
      packs.push(new Map());
      size = 0;
    }
    size += body.length;
    for (const [number] of entries) packs.at(-1)?.set(number, body);
  }
  return packs;
}

function report(sizes: number[], numbers: number, packs: number, stillOnly: readonly string[]): void {
  const sorted = sizes.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`${sizes.length} meshes for ${numbers} numbers in ${packs} packs, ${sum} bytes gzip in sum:`);
  console.log(`median ${share(0.5)}, 95th percentile ${share(0.95)}, largest ${share(1)}.`);
  console.log(`Over ${MAX_TRIANGLES} triangles, so without a mesh: ${stillOnly.join(', ') || 'none'}.`);
}
