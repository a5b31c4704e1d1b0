import type { Language } from '@shop/design-system/messages';
import type { RemoteDesk } from '@shop/parts-list/call';
import { openListDesk } from './list-desk.ts';
import { forgetOpenList, show, useOpenList } from './open-list.store.ts';

let desk: RemoteDesk | undefined;

/** The desk of this tab, which lives until reading is cancelled. */
export function listDesk(): RemoteDesk {
  if (desk) return desk;
  desk = openListDesk((progress) => {
    const { stage } = useOpenList.getState();
    if (stage.name === 'reading') show({ ...stage, progress });
  });
  void desk.speak(document.documentElement.lang as Language).catch(() => undefined);
  return desk;
}

/** Whether it is still this desk that holds the list: what came of another is not shown. */
export const isAtHand = (at: RemoteDesk): boolean => desk === at;

/** Ends whatever is being worked on, at once. */
export function closeList(): void {
  desk?.close();
  desk = undefined;
  forgetOpenList();
}
