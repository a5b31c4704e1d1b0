/** Files of builds, and pictures. */
import { isFile, surplus } from './cache-rules.ts';
import { newestOr } from './newest-or.ts';

export const FILES = 'files';
export const PICTURES = 'pictures';

/** Fetches and stores a file that is not stored yet. */
export async function storeFile(address: string): Promise<void> {
  const cache = await caches.open(address.startsWith('/assets/') ? FILES : PICTURES);
  if (await cache.match(address)) return;
  const response = await fetch(address, { priority: 'low' });
  if (isFile(response)) await cache.put(address, response);
}

export async function sendFile(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const stored = await files.match(event.request.url);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isFile(response)) event.waitUntil(files.put(event.request.url, response.clone()));
  return response;
}

/** What this run of the service worker has stored: a picture need not be written again each time it is shown. */
const storedPictures = new Set<string>();
export async function sendPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const pictures = await caches.open(PICTURES);
  const newest = fetch(event.request).then((response) => {
    if (isFile(response) && !storedPictures.has(url)) event.waitUntil(pictures.put(url, response.clone()));
    storedPictures.add(url);
    return response;
  });
  return newestOr(newest, () => pictures.match(url));
}

/** Deletes the oldest of a cache. */
export async function trim(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(surplus(await cache.keys(), max).map((key) => cache.delete(key)));
}
