import { zipSync, type Zippable } from 'fflate';

const CENTRAL = 0x02014b50;

/** Places of the entries in the directory of a small zip. */
function directoryPlaces(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  const places: number[] = [];
  for (
    let at = view.getUint32(end + 16, true);
    at < end && view.getUint32(at, true) === CENTRAL;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true)
  )
    places.push(at);
  return places;
}

/** A zip whose directory says of every file that it is under a password. */
export function lockedZip(files: Zippable): Uint8Array {
  const bytes = zipSync(files);
  for (const place of directoryPlaces(bytes)) bytes[place + 8] = (bytes[place + 8] ?? 0) | 1;
  return bytes;
}

/** A zip whose directory says of every file that it holds so many bytes. */
export function lyingZip(files: Zippable, size: number): Uint8Array {
  const bytes = zipSync(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (const place of directoryPlaces(bytes)) view.setUint32(place + 24, size, true);
  return bytes;
}
