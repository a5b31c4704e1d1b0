import type { ReadProgress } from '@shop/parts-list';
import { callDesk, type RemoteDesk } from '@shop/parts-list/call';

/** Opens a desk in a worker of its own. */
export function openListDesk(onProgress?: (progress: ReadProgress) => void): RemoteDesk {
  return callDesk(new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }), {
    now: Date.now,
    ...(onProgress ? { onProgress } : {}),
  });
}
