import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Still } from '@shop/design-system/pictures/still';

/** A part to draw, and whether it comes in transparent colours, which show the edges behind. */
export interface StillTask {
  number: string;
  isSeenThrough: boolean;
}
export interface DrawnStill {
  still: Still;
  ms: number;
}

/** Parts that a thread gets at once. */
const BATCH = 20;

/** Draws parts of a folder of geometry, on two threads or as many as the machine has. Rejects if a thread fails. */
export function drawAll(
  folder: string,
  tasks: readonly StillTask[],
  onProgress: (done: number) => void = () => {},
): Promise<DrawnStill[]> {
  const drawn: DrawnStill[] = [];
  let next = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: folder });
      worker.on('error', reject);
      worker.on('message', (done: readonly DrawnStill[]) => {
        drawn.push(...done);
        onProgress(drawn.length);
        const batch = tasks.slice(next, (next += BATCH));
        if (batch.length > 0) worker.postMessage(batch);
        else void worker.terminate().then(() => resolve());
      });
    });
  const threads = Math.min(Math.max(2, availableParallelism()), Math.ceil(tasks.length / BATCH));
  return Promise.all(Array.from({ length: threads }, run)).then(() => drawn);
}
