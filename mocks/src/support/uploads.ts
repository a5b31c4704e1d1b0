import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters } from '../shop/chance.ts';
import { refusal } from '../shop/refusal.ts';
import type { Shop } from '../shop/state.ts';

/** Images have at most 5M (spec section 9). */
const LARGEST = 5 * 1024 * 1024;

/** What the first bytes of an image say it is, whatever its name claims. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** Keeps a JPEG or PNG and answers its site-relative address; refuses everything else. */
export async function keepImage(shop: Shop, file: Blob, language: Language): Promise<string> {
  if (file.size > LARGEST) throw refusal('largeImage', language);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = KINDS.find((known) => known.bytes.every((byte, place) => bytes[place] === byte));
  if (!kind) throw refusal('wrongImage', language);
  const name = `${letters(shop.state, 16)}.${kind.ending}`;
  shop.state.uploads[name] = { type: kind.type, base64: toBase64(bytes) };
  return `/uploads/${name}`;
}

/** The addresses of images that shoppers uploaded here, however their client writes them; refused when one is missing or there are too many. */
export function keptImages(shop: Shop, addresses: readonly string[], most: number, language: Language): string[] {
  if (addresses.length > most) throw refusal('manyImages', language, { limit: most });
  return addresses.map((address) => {
    const name = /(?:^|\/)uploads\/([\w-]+\.(?:jpg|png))$/.exec(address)?.[1];
    if (name === undefined || !Object.hasOwn(shop.state.uploads, name)) throw refusal('noImage', language);
    return `/uploads/${name}`;
  });
}

/** How many bytes become text at once: more would be too many arguments for one call. */
const PIECE = 0x8000;

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return btoa(pieces.join(''));
}

/** The uploaded image at a path such as `/uploads/0123456789abcdef.png`; absent when there is none. */
export function uploadedImage(shop: Shop, path: string): Response | undefined {
  const stored = shop.state.uploads[path.replace(/^\/uploads\//, '')];
  if (!stored) return undefined;
  const bytes = Uint8Array.from(atob(stored.base64), (sign) => sign.charCodeAt(0));
  return new Response(bytes, { headers: { 'Content-Type': stored.type } });
}
