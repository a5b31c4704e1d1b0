import { Worker } from 'node:worker_threads';
import type { BatchResult, WorkerOptions } from './worker.ts';

/** Pages that a worker renders at the same time: while one waits for the API, another is rendered. */
const BATCH = 6;

/** Renders all addresses in a number of workers, each of which gets a batch whenever it is free. Rejects if one ends. */
export async function runWorkers(
  addresses: Iterable<string>,
  { count, ...data }: WorkerOptions & { count: number },
  onBatch: (result: BatchResult) => void,
): Promise<void> {
  const queue = addresses[Symbol.iterator]();
  const nextBatch = () => {
    const batch: string[] = [];
    while (batch.length < BATCH) {
      const { value, done } = queue.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: data });
      const give = () => {
        const batch = nextBatch();
        if (batch.length > 0) return worker.postMessage(batch);
        void worker.terminate().then(() => resolve());
      };
      worker.on('message', (result: BatchResult) => {
        onBatch(result);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: count }, work));
}
