import type { ShopDoor } from '@shop/chat-client';
import { agentList, chatNotice, chatRecord, socketAddress, uploadImage } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';

// A text as the server would keep it, for the warning before sending.
export { cleanText as asStored } from '@shop/contracts';

/** Images are given this long: 5 MB over a line of 0.7 Mbit/s. */
const UPLOAD_PATIENCE_MS = 60_000;

/** What the chat asks of the shop over HTTP. */
export const shopDoor: ShopDoor = {
  socketAddress: () => send(socketAddress),
  agents: () => send(agentList),
  record: ({ agentId, before, page, limit }) => send(chatRecord, { query: { toUid: agentId, uidTo: before, page, limit } }),
  upload: async (image, onProgress) => send(uploadImage, { body: { filename: 'file', file: await named(image) }, patience: UPLOAD_PATIENCE_MS, ...(await travelling(onProgress)) }),
  isSignedOut: (problem) => problem instanceof CallError && problem.kind === 'signedOut',
  refusalOf: (problem) => (problem instanceof CallError && problem.kind === 'refused' ? (problem.said ?? '') : undefined),
};

/** Without the file that can tell, the image travels all the same. */
const travelling = (onProgress: (part: number) => void): Promise<{ by?: typeof fetch }> => import('../../data/upload-fetch.ts').then(({ fetchTelling }) => ({ by: fetchTelling(onProgress) }), () => ({}));

const FIRST_OF_PNG = 0x89;

/** Servers judge a file by the end of its name and by its type, so both say what the content is. The shopper's own name for it is nobody's business. */
async function named(image: Blob): Promise<File> {
  const [first] = new Uint8Array(await image.slice(0, 1).arrayBuffer());
  return first === FIRST_OF_PNG ? new File([image], 'image.png', { type: 'image/png' }) : new File([image], 'image.jpg', { type: 'image/jpeg' });
}

export const askNotice = (signal: AbortSignal) => send(chatNotice, { signal });
