import { uploadImage } from '@shop/contracts';
import { send } from './call.ts';

/** For images of up to 5 MB over a connection of 0.7 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 60_000;
const FIRST_BYTE_OF_PNG = 0x89;

/** Uploads an image to the shop and resolves to its address. Reports the uploaded fraction meanwhile, 0 to 1. */
export const sendImage = async (image: Blob, onProgress: (fraction: number) => void) =>
  send(uploadImage, {
    body: { filename: 'file', file: await toNamedFile(image) },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    fetch: await progressFetch(onProgress),
  });

/** Undefined when its file cannot be loaded: the image is then uploaded without progress. */
const progressFetch = (onProgress: (fraction: number) => void): Promise<typeof fetch | undefined> =>
  import('./fetch-with-progress.ts').then(
    ({ fetchWithProgress }) => fetchWithProgress(onProgress),
    () => undefined,
  );

/** A file named by its content, since servers check extension and type. The shopper's own file name stays private. */
async function toNamedFile(image: Blob): Promise<File> {
  const [first] = new Uint8Array(await image.slice(0, 1).arrayBuffer());
  return first === FIRST_BYTE_OF_PNG
    ? new File([image], 'image.png', { type: 'image/png' })
    : new File([image], 'image.jpg', { type: 'image/jpeg' });
}
