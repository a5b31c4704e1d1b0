/** An image has at most 5M (spec section 9). */
const LARGEST = 5 * 1024 * 1024;
/** How files begin that the shop takes: JPEG, PNG. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** Whether a file may be sent as an image: a JPEG or PNG by its content, whatever its name and type claim, of at most 5M. */
export async function checkImage(image: Blob): Promise<'fine' | 'wrongKind' | 'tooLarge'> {
  const start = new Uint8Array(await image.slice(0, 8).arrayBuffer());
  if (!BEGINNINGS.some((bytes) => bytes.every((byte, place) => start[place] === byte))) return 'wrongKind';
  return image.size > LARGEST ? 'tooLarge' : 'fine';
}
