import { uploadImage } from '@shop/contracts';
import { send } from './call.ts';

/** Images are given this long: 5 MB over a line of 0.7 Mbit/s. */
const TIMEOUT_MS = 60_000;
const FIRST_OF_PNG = 0x89;

/** Stores an image at the shop and answers its address; tells meanwhile which part of it has gone, 0 to 1. */
export const sendImage = async (image: Blob, onProgress: (part: number) => void) =>
  send(uploadImage, {
    body: { filename: 'file', file: await named(image) },
    patience: TIMEOUT_MS,
    ...(await travelling(onProgress)),
  });

/** Without the file that can tell, the image travels all the same. */
const travelling = (onProgress: (part: number) => void): Promise<{ by?: typeof fetch }> =>
  import('./upload-fetch.ts').then(
    ({ fetchTelling }) => ({ by: fetchTelling(onProgress) }),
    () => ({}),
  );

/** Servers judge a file by the end of its name and by its type, so both say what the content is. The shopper's own name for it is nobody's business. */
async function named(image: Blob): Promise<File> {
  const [first] = new Uint8Array(await image.slice(0, 1).arrayBuffer());
  return first === FIRST_OF_PNG
    ? new File([image], 'image.png', { type: 'image/png' })
    : new File([image], 'image.jpg', { type: 'image/jpeg' });
}
