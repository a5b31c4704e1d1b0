import { Inflate } from 'fflate';
import {
  MEGABYTE,
  MAX_BYTES,
  MAX_ENTRIES,
  MAX_UNPACKED_BYTES,
  MAX_ENTRY_BYTES,
  MAX_UNPACK_RATIO,
  MIN_BOMB_BYTES,
} from './limits.ts';
import type { FileProblem } from './list.entity.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

/**
 * A zip whose directory was read and checked. `read` unpacks one of its files, never more than the directory states.
 */
export type OpenedZip = { names: readonly string[]; read: (name: string) => Uint8Array | FileProblem };

/** Compressed bytes that are unpacked at a time: at most 8.5 MB before the size is checked again. */
const PIECE = 8192;
const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a zip by its directory. Too many files, or files that are too large, are refused before anything is unpacked.
 */
export function openZip(bytes: Uint8Array): OpenedZip | FileProblem {
  if (bytes.length > MAX_BYTES) return { code: 'tooBig', values: { megabytes: MAX_BYTES / MEGABYTE } };
  const entries = readDirectory(bytes);
  if (!entries) return { code: 'brokenZip' };
  const tooLarge = tooLargeOf([...entries.values()], bytes.length);
  if (tooLarge) return tooLarge;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry ? unpack(bytes, entry) : { code: 'brokenZip', values: { name } };
    },
  };
}

function tooLargeOf(entries: readonly ZipEntry[], packed: number): FileProblem | undefined {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb = entries.length > MAX_ENTRIES || isBombAt(unpacked, packed);
  if (!isBomb && unpacked <= MAX_UNPACKED_BYTES) return undefined;
  return { code: isBomb ? 'zipBomb' : 'tooBig', values: { megabytes: Math.round(unpacked / MEGABYTE) } };
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array | FileProblem {
  const broken: FileProblem = { code: 'brokenZip', values: { name: entry.name } };
  if (entry.isLocked) return { code: 'locked', values: { name: entry.name } };
  const isBomb = isBombAt(entry.unpacked, entry.packed);
  if (isBomb || entry.unpacked > MAX_ENTRY_BYTES)
    return {
      code: isBomb ? 'zipBomb' : 'tooBig',
      values: { megabytes: Math.round(entry.unpacked / MEGABYTE), name: entry.name },
    };
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  if (packed.length < entry.packed) return broken;
  if (entry.method === STORED) return packed;
  return entry.method === DEFLATED ? inflateInto(new Uint8Array(entry.unpacked), packed, entry.name) : broken;
}

/**
 * Unpacks piece by piece, and stops when the ratio is that of a bomb or the size exceeds the directory's, which may be
 * wrong.
 */
function inflateInto(into: Uint8Array, packed: Uint8Array, name: string): Uint8Array | FileProblem {
  let size = 0;
  const stream = new Inflate((piece) => {
    if (size + piece.length <= into.length) into.set(piece, size);
    size += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      if (size > into.length || isBombAt(size, at + PIECE)) return { code: 'zipBomb', values: { name } };
    }
  } catch {
    return { code: 'brokenZip', values: { name } };
  }
  return size === into.length ? into : { code: 'brokenZip', values: { name } };
}

const isBombAt = (unpacked: number, packed: number): boolean =>
  unpacked > MIN_BOMB_BYTES && unpacked > packed * MAX_UNPACK_RATIO;
