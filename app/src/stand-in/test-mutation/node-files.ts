import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

const form = await new Response(new URLSearchParams()).formData();

/** Node's own classes for files: its requests cannot send those of jsdom. */
export const nodeFiles = { Blob: NodeBlob, File: NodeFile, FormData: form.constructor };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** An image that a shopper chooses; to the page it is the File of a browser. */
export const picture = (): Blob =>
  new NodeFile([new Uint8Array(PNG)], 'a.png', { type: 'image/png' }) as unknown as Blob;
