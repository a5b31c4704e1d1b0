import type { ReadProgress } from '@shop/parts-list';
import { callListSession, type RemoteListSession } from '@shop/parts-list/list-session/call';

/** Starts a worker with a list session. */
export function startListWorker(onProgress?: (progress: ReadProgress) => void): RemoteListSession {
  return callListSession(new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }), {
    now: Date.now,
    onProgress,
  });
}
