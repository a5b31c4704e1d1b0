import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Manifest } from '../tools/build-manifest.ts';

export { closure, entryOf, keyOf, scriptsOf, stylesOf, type Manifest } from '../tools/build-manifest.ts';

/** Sizes of files of the build in bytes, each compressed separately. */
export type Weight = { gzip: number; brotli: number; files: number };

export const DIST = path.resolve(import.meta.dirname, '../app/dist');
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

const sizes = new Map<string, Weight>();
/** The sizes of a file; pages share most of their files. */
function sizeOf(file: string): Weight {
  const known = sizes.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(DIST, file));
  const size = { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length, files: 1 };
  sizes.set(file, size);
  return size;
}

export function weigh(files: Iterable<string>): Weight {
  const total: Weight = { gzip: 0, brotli: 0, files: 0 };
  for (const file of files) {
    const { gzip, brotli } = sizeOf(file);
    total.gzip += gzip;
    total.brotli += brotli;
    total.files += 1;
  }
  return total;
}
