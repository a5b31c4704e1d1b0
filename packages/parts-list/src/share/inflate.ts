import { Inflate } from 'fflate';

/** Bytes of the longest list by far, unpacked: a link that holds more was made to fill the memory. */
const MAX_BYTES = 1_000_000;

/** Unpacks deflated bytes; undefined for others, and for those that are too large. */
export function inflate(packed: Uint8Array): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((piece, isLast) => {
    pieces.push(piece);
    size += piece.length;
    isWhole = isLast;
  });
  try {
    stream.push(packed, true);
  } catch {
    return undefined;
  }
  if (!isWhole || size > MAX_BYTES) return undefined;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
