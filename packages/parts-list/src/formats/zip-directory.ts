/**
 * One file of a zip, from the directory at the end of the zip: its name in lower case (programs differ in case), where
 * it starts, and its packed and unpacked size in bytes.
 */
export type ZipEntry = {
  name: string;
  isLocked: boolean;
  method: number;
  start: number;
  packed: number;
  unpacked: number;
};

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The 22 bytes of the end record, and the longest comment after it. */
const MAX_END_BYTES = 22 + 65_535;
/** Marks a number that does not fit in four bytes; the real one is in extra field 1. */
const IN_EXTRA = 0xffffffff;

/** Reads the directory of a zip; undefined if it is missing or broken. */
export function readDirectory(bytes: Uint8Array): Map<string, ZipEntry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const entries = new Map<string, ZipEntry>();
  try {
    const count = view.getUint16(end + 10, true);
    for (let at = view.getUint32(end + 16, true), left = count; left > 0; left -= 1) {
      if (view.getUint32(at, true) !== CENTRAL) return undefined;
      const entry = readEntry(bytes, view, at);
      if (entry) entries.set(entry.name, entry);
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (problem) {
    // An offset outside the file: the directory is wrong or was cut.
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
  return entries;
}

function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - MAX_END_BYTES); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry | undefined {
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const name = new TextDecoder()
    .decode(bytes.subarray(at + 46, nameEnd))
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .toLowerCase();
  if (name === '' || name.endsWith('/')) return undefined;
  const long = longNumbers(view, nameEnd, view.getUint16(at + 30, true));
  const number = (place: number) => {
    const short = view.getUint32(place, true);
    return short === IN_EXTRA ? (long.shift() ?? short) : short;
  };
  const unpacked = number(at + 24);
  const packed = number(at + 20);
  const local = number(at + 42);
  if (view.getUint32(local, true) !== LOCAL) return undefined;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    name,
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    start,
    packed,
    unpacked,
  };
}

/** The eight-byte numbers that did not fit, in the order unpacked size, packed size, offset. */
function longNumbers(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: Math.min(count, 3) }, (_, nth) => Number(view.getBigUint64(at + 4 + nth * 8, true)));
  }
  return [];
}
