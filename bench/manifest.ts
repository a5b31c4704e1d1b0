import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** An entry of Vite's build manifest. */
type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;
/** Sizes of files of the build in bytes, each compressed separately. */
export type Weight = { gzip: number; brotli: number; files: number };

export const DIST = path.resolve(import.meta.dirname, '../app/dist');
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunk of a source file. Throws if the build has none. */
export function keyOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk for ${ending}; run npm run build, or correct bench/.`);
  return found;
}

export const entryOf = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** These chunks and everything they import statically. */
export function closure(manifest: Manifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

export const scriptsOf = (manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));

export const stylesOf = (manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));

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
