/** An image has at most 5M (spec section 9). */
export const LARGEST_IMAGE = 5 * 1024 * 1024;

/** How files begin that the shop takes: JPEG, PNG. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

export type ImageVerdict = 'ok' | 'tooLarge' | 'notAnImage';

/** Whether a file may be an image for the shop: a JPEG or PNG by its content, whatever its name and type claim, of at most 5M. A file that cannot be read is none. */
export async function checkImage(file: Blob): Promise<ImageVerdict> {
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const start = new Uint8Array(bytes);
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, place) => start[place] === byte))) return 'notAnImage';
  return file.size > LARGEST_IMAGE ? 'tooLarge' : 'ok';
}

/** A refused file, and by how much it is too large. */
export type RefusedImage = { name: string; why: Exclude<ImageVerdict, 'ok'>; over: number };
/** Files that may be added, those that may not, and how many found no room. */
export type SortedImages = { taken: readonly File[]; refused: readonly RefusedImage[]; noRoom: number };

/** Sorts files that were chosen, dropped or pasted, in their order, into at most `room` that are taken and the rest. */
export async function sortImages(files: readonly File[], room: number): Promise<SortedImages> {
  const verdicts = await Promise.all(files.map(checkImage));
  const good = files.filter((_, place) => verdicts[place] === 'ok');
  const refused = files.flatMap(({ name, size }, place): RefusedImage[] => {
    const why = verdicts[place] ?? 'ok';
    return why === 'ok' ? [] : [{ name, why, over: Math.max(0, size - LARGEST_IMAGE) }];
  });
  const taken = good.slice(0, Math.max(0, room));
  return { taken, refused, noRoom: good.length - taken.length };
}

/** A number of bytes as people say it, never less than it is: 1 stays a byte, 300,000 are 293 kB, 6,500,000 are 6.2 MB. */
export function sizeOf(bytes: number): { value: number; unit: 'byte' | 'kilobyte' | 'megabyte' } {
  if (bytes < 1024) return { value: bytes, unit: 'byte' };
  if (bytes < 1024 * 1024) return { value: Math.ceil(bytes / 1024), unit: 'kilobyte' };
  return { value: Math.ceil((bytes / 1024 / 1024) * 10) / 10, unit: 'megabyte' };
}
