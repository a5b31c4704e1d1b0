import { readFile } from 'node:fs/promises';
import { PHOTO_FOLDER, PHOTO_NAMES } from './goods/photos.ts';

/** The photo of ordinary goods at a path; undefined if there is none. */
export async function storedPhoto(path: string): Promise<Response | undefined> {
  const name = PHOTO_NAMES.find((known) => path === `${PHOTO_FOLDER}${known}.jpg`);
  if (!name) return undefined;
  const bytes = await readFile(new URL(`../photos/${name}.jpg`, import.meta.url));
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } });
}
