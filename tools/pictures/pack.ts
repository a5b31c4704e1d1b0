/**
 * Packs of compressed files: the length of an index (4 bytes, lowest first), the index as JSON, and one body after another.
 * The index has for each name where its body begins and how long it is; names may share one.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

export type Pack = ReadonlyMap<string, Uint8Array>;
type Index = Record<string, readonly [start: number, length: number]>;

const LENGTH_BYTES = 4;

/** The body of a mesh as packs and files have it. */
export const compressedMesh = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** `bodies` by name; the very same array under two names is written once. */
export function writePack(bodies: Pack): Buffer {
  const starts = new Map<Uint8Array, number>();
  let end = 0;
  for (const body of new Set(bodies.values())) {
    starts.set(body, end);
    end += body.length;
  }
  const index: Index = Object.fromEntries(
    [...bodies].map(([name, body]) => [name, [starts.get(body) as number, body.length]]),
  );
  const text = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...starts.keys()]);
}

/** The bodies of a pack by name. */
export function readPack(file: string | URL): Pack {
  return unpack(readFileSync(file));
}

export function unpack(pack: Buffer): Pack {
  const bodies = LENGTH_BYTES + pack.readUInt32LE();
  const index = JSON.parse(pack.toString('utf8', LENGTH_BYTES, bodies)) as Index;
  return new Map(
    Object.entries(index).map(([name, [start, length]]) => [
      name,
      pack.subarray(bodies + start, bodies + start + length),
    ]),
  );
}
