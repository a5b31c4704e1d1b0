/** Maximum size of an image in bytes: 5 MB (spec section 9). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** First bytes of the accepted file formats: JPEG, PNG. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

export type ImageVerdict = 'ok' | 'tooLarge' | 'notAnImage';

/**
 * Whether the shop accepts a file as an image: JPEG or PNG by content, whatever its name and type, of at most 5 MB. A
 * file that cannot be read is refused.
 */
export async function checkImage(file: Blob): Promise<ImageVerdict> {
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const start = new Uint8Array(bytes);
  if (!SIGNATURES.some((beginning) => beginning.every((byte, place) => start[place] === byte))) return 'notAnImage';
  return file.size > MAX_IMAGE_BYTES ? 'tooLarge' : 'ok';
}

/** A refused file, and its size where it is too large. */
export type RefusedImage = { name: string; why: Exclude<ImageVerdict, 'ok'>; over: number };
/** The accepted files, the refused ones, and how many exceeded the limit. */
export type SortedImages = { taken: readonly File[]; refused: readonly RefusedImage[]; noRoom: number };

/** Checks picked, dropped or pasted files in their order and accepts at most `room` of them. */
export async function sortImages(files: readonly File[], room: number): Promise<SortedImages> {
  const verdicts = await Promise.all(files.map(checkImage));
  const good = files.filter((_, place) => verdicts[place] === 'ok');
  const refused = files.flatMap(({ name, size }, place): RefusedImage[] => {
    const why = verdicts[place] ?? 'ok';
    return why === 'ok' ? [] : [{ name, why, over: Math.max(0, size - MAX_IMAGE_BYTES) }];
  });
  const taken = good.slice(0, Math.max(0, room));
  return { taken, refused, noRoom: good.length - taken.length };
}

/** A file size in its largest unit, rounded up: 1 byte, 293 kB for 300,000, 6.2 MB for 6,500,000. */
export function sizeOf(bytes: number): { value: number; unit: 'byte' | 'kilobyte' | 'megabyte' } {
  if (bytes < 1024) return { value: bytes, unit: 'byte' };
  if (bytes < 1024 * 1024) return { value: Math.ceil(bytes / 1024), unit: 'kilobyte' };
  return { value: Math.ceil((bytes / 1024 / 1024) * 10) / 10, unit: 'megabyte' };
}
