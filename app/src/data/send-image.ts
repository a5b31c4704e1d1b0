import { uploadImage } from '@shop/contracts';
import { CallError } from './call-error.ts';
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
  }).catch(rethrowWithWords);

/** Upload errors show the server's words, also those of an HTTP error such as 500 (spec section 8). */
function rethrowWithWords(problem: unknown): never {
  if (!(problem instanceof CallError) || problem.serverMessage) throw problem;
  const { kind, status, cause } = problem;
  throw new CallError(uploadImage.name, kind, { status, serverMessage: wordsOf(cause), cause });
}

/** The `msg` in the body of an HTTP error; undefined for a page of a web server. */
function wordsOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('data' in cause)) return undefined;
  const body = typeof cause.data === 'string' ? parse(cause.data) : cause.data;
  const words = body !== null && typeof body === 'object' && 'msg' in body ? body.msg : undefined;
  return typeof words === 'string' && words !== '' ? words : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
