/** A worker of `npm run prerender`: renders batches of addresses and writes their documents, compressed too. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageFile } from './page-file.ts';
import { fetchFrom, openRenderer } from './renderer.ts';

export type WorkerOptions = { dist: string; out: string; origin: string; api: string };
/** Addresses whose documents were written, and those that could not be rendered. */
export type BatchResult = { written: readonly string[]; failed: readonly string[] };

/** A few milliseconds for a document; the best quality takes a hundred and saves a tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const { dist, out, origin, api } = workerData as WorkerOptions;
const render = await openRenderer(dist);

/** Written under another name first, so that a server never sends half of it. */
function write(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** Whether the document was written: not for what the shop does not have, nor when it cannot be reached. */
async function renderTo(address: string): Promise<boolean> {
  const name = pageFile(address);
  if (!name) return false;
  try {
    const { status, html, isComplete } = await render({ address, origin, fetch: fetchFrom(api) });
    if (status !== 200 || !isComplete) return false;
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    write(file, html);
    write(`${file}.gz`, gzipSync(html));
    write(`${file}.br`, brotliCompressSync(html, BROTLI));
    return true;
  } catch (problem) {
    console.error(`${address}:`, problem);
    return false;
  }
}

parentPort?.on('message', (addresses: readonly string[]) => {
  void Promise.all(addresses.map(async (address) => ({ address, isWritten: await renderTo(address) }))).then(
    (results) => {
      const of = (isWritten: boolean) =>
        results.filter((one) => one.isWritten === isWritten).map(({ address }) => address);
      parentPort?.postMessage({ written: of(true), failed: of(false) } satisfies BatchResult);
    },
  );
});
