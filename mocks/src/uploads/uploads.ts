import type { Language } from '@shop/contracts';
import { randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';

/** The maximum size of an image (spec section 9). */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Image formats, detected by their first bytes, regardless of the file name. */
const KINDS = [
  { type: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** Stores a JPEG or PNG and returns its site-relative URL; refuses other files. */
export async function storeImage(shop: Shop, file: Blob, language: Language): Promise<string> {
  if (file.size > MAX_IMAGE_BYTES) throw refusal('imageTooLarge', language);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = KINDS.find((known) => known.bytes.every((byte, place) => bytes[place] === byte));
  if (!kind) throw refusal('unsupportedImage', language);
  const name = `${randomText(shop.state, 16)}.${kind.extension}`;
  shop.state.uploads[name] = { type: kind.type, base64: toBase64(bytes) };
  return `/uploads/${name}`;
}

/**
 * The site-relative URLs of uploaded images, from relative or absolute ones. Refused if one does not exist or there are
 * too many.
 */
export function checkImages(shop: Shop, addresses: readonly string[], max: number, language: Language): string[] {
  if (addresses.length > max) throw refusal('tooManyImages', language, { limit: max });
  return addresses.map((address) => {
    const name = /(?:^|\/)uploads\/([\w-]+\.(?:jpg|png))$/.exec(address)?.[1];
    if (name === undefined || !Object.hasOwn(shop.state.uploads, name)) throw refusal('imageNotFound', language);
    return `/uploads/${name}`;
  });
}

/** How many bytes are converted in one call, limited by the maximum number of arguments. */
const CHUNK_BYTES = 0x8000;

function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return btoa(chunks.join(''));
}

/** The uploaded image at a path such as `/uploads/0123456789abcdef.png`; undefined if there is none. */
export function uploadedImage(shop: Shop, path: string): Response | undefined {
  const stored = shop.state.uploads[path.replace(/^\/uploads\//, '')];
  if (!stored) return undefined;
  const bytes = Uint8Array.from(atob(stored.base64), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'Content-Type': stored.type } });
}
