import { useEffect, useState } from 'react';

/** The worker of a part, once it is started; it draws nothing if it could not be. */
export type DrawingWorker = Worker | 'failed' | undefined;

/** The worker that draws a part, as long as it is wanted. It starts while the code of the canvas and the mesh load. */
export function useDrawingWorker(isWanted: boolean): DrawingWorker {
  const [worker, setWorker] = useState<DrawingWorker>();
  useEffect(() => {
    if (!isWanted) return;
    const started = startWorker();
    started?.addEventListener('error', () => setWorker('failed'));
    // oxlint-disable-next-line react/set-state-in-effect -- a worker must be started and ended in an effect
    setWorker(started ?? 'failed');
    return () => {
      // With the worker all it has ends, on the graphics card, too.
      started?.terminate();
      setWorker(undefined);
    };
  }, [isWanted]);
  return worker;
}

/** Undefined where it is not allowed. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('../../../pictures/turning/drawing-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
