/** Where the compiled pictures of parts are, and the meshes among them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readPack } from './pack.ts';

export const PICTURE_PACKS = path.resolve(import.meta.dirname, '../../packages/design-system/pictures');
export const isMeshPack = (name: string): boolean => /^meshes-\w+\.bin$/.test(name);

/** After the numbered packs, as that of the stills. */
export const COMPOSED_MESHES = 'meshes-composed.bin';

/** Every mesh by its number, compressed with Brotli. */
export function readMeshes(): ReadonlyMap<string, Uint8Array> {
  if (!existsSync(PICTURE_PACKS)) return new Map();
  const packs = readdirSync(PICTURE_PACKS).filter(isMeshPack).toSorted();
  return new Map(packs.flatMap((name) => [...readPack(path.join(PICTURE_PACKS, name))]));
}
