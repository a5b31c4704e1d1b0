import type { Language } from '@shop/contracts';
import { clearOpenList, show, useOpenList } from './open-list.store.ts';
import { startListWorker, type RemoteListSession } from './start-list-worker.ts';

let current: RemoteListSession | undefined;

/** The list session of this tab. It is created on first use, and ends when reading is cancelled. */
export function currentListSession(): RemoteListSession {
  if (current) return current;
  current = startListWorker((progress) => {
    const { stage } = useOpenList.getState();
    if (stage.name === 'reading') show({ ...stage, progress });
  });
  // A worker that cannot be started rejects the next call too, whose caller reports it.
  void current.setLanguage(document.documentElement.lang as Language).catch(() => undefined);
  return current;
}

/** Whether a session is still the current one. Results of an ended session are not shown. */
export const isCurrentSession = (session: RemoteListSession): boolean => current === session;

/** Ends the list session immediately, also while it reads a file. */
export function closeList(): void {
  current?.close();
  current = undefined;
  clearOpenList();
}
