import type { PartCount } from '@shop/contracts';
import type { Reading, SourceFile } from '@shop/parts-list';
import { newId } from '../../browser/new-id.ts';
import { requestMatches, refresh } from './change-list.ts';
import { closeList, isCurrentSession, currentListSession } from './current-list-session.ts';
import { useListInTab } from './list-in-tab.store.ts';
import { useReadingSettings } from './list-settings.store.ts';
import { persistNewList } from './persist-open-list.ts';
import { clearOpenList, show, stageOf, useOpenList, type Mappings } from './open-list.store.ts';
import type { RemoteListSession } from './start-list-worker.ts';

/** A worker that sends no message for so long while reading is ended. */
const TIMEOUT_MS = 30_000;
const CHECK_INTERVAL_MS = 2_000;
/** The list of the previous version of the same file. */
type Before = Pick<ReturnType<typeof useOpenList.getState>, 'id' | 'summary'>;

/**
 * Reads files into the list of this tab. A file with the same name as before is a new version of it: decisions stay for
 * everything that is still in it. Rejects when a file no longer exists.
 */
export async function readList(names: readonly string[], sources: () => Promise<readonly SourceFile[]>): Promise<void> {
  const before = useOpenList.getState();
  const preserveChoices =
    before.stage.name === 'open' && before.summary?.files.some(({ name }) => names.includes(name)) === true;
  return begin(
    names,
    async (session) => session.read(await sources(), { preserveChoices }),
    preserveChoices ? before : undefined,
  );
}

export async function answerColumns(mappings: Mappings): Promise<void> {
  await opened(currentListSession(), currentListSession().mapColumns(mappings));
}

/** Asks again for the columns of a file of the open list. */
export async function askColumns(file: number): Promise<void> {
  const session = currentListSession();
  const reading = await session.askColumns(file);
  if (reading?.state === 'columns' && isCurrentSession(session))
    show({ name: 'columns', questions: reading.questions, isOpen: true });
}

/** Opens pairs as a list: a saved list, or a combination of lists. */
export async function openPairs(name: string, pairs: readonly PartCount[]): Promise<void> {
  return begin([name], async (session) => {
    await session.open(name, pairs);
    return { state: 'read' };
  });
}

/** Restores a list from a snapshot. Rejects when the snapshot is damaged. */
export async function restoreList(id: string, name: string, snapshot: Uint8Array): Promise<void> {
  return begin([name], async (session) => {
    await session.restore(snapshot);
    useOpenList.setState({ id });
    return { state: 'read' };
  });
}

/** Begins a list, which replaces the previous one. A session that is still reading is ended. */
async function begin(
  names: readonly string[],
  readWith: (session: RemoteListSession) => Promise<Reading>,
  before?: Before,
): Promise<void> {
  if (useOpenList.getState().stage.name === 'reading') closeList();
  else clearOpenList();
  show({ name: 'reading', files: names });
  const session = currentListSession();
  const watch = setInterval(() => {
    if (isCurrentSession(session) && Date.now() - session.lastMessageAt() > TIMEOUT_MS) giveUp(names);
  }, CHECK_INTERVAL_MS);
  try {
    const { system, ...settings } = useReadingSettings.getState();
    await Promise.all([session.clearMatches(), session.setSettings(settings), session.setSystem(system)]);
    await opened(session, readWith(session), before);
  } catch (error) {
    // Errors of a list that was closed in the meantime are not reported.
    if (!isCurrentSession(session)) return;
    closeList();
    throw error;
  } finally {
    clearInterval(watch);
  }
}

/** Ends a worker that hangs. */
function giveUp(names: readonly string[]): void {
  closeList();
  show({ name: 'failed', names, problems: [{ code: 'tooSlow', file: 0 }] });
}

async function opened(session: RemoteListSession, reading: Promise<Reading>, before?: Before): Promise<void> {
  const stage = stageOf(await reading);
  if (!isCurrentSession(session)) return;
  if (stage.name === 'open') {
    await refresh(session);
    if (!isCurrentSession(session)) return;
    useOpenList.setState(({ id, summary }) => ({
      id: id || (before && isSame(before, summary) ? before.id : newId()),
      matching: { state: 'matching', matched: 0, of: 0 },
    }));
  }
  show(stage);
  if (stage.name !== 'open') return;
  persistNewList(session);
  useListInTab.setState({ id: useOpenList.getState().id });
  void requestMatches(session);
}

/** Whether the same file was read again. Then no second recent list is saved. */
const isSame = (before: Before, summary: Before['summary']): boolean =>
  before.summary?.total.lines === summary?.total.lines && before.summary?.total.pieces === summary?.total.pieces;
