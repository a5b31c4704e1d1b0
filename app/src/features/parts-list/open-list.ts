import type { Reading, SourceFile } from '@shop/parts-list';
import type { RemoteDesk } from '@shop/parts-list/call';
import type { PartCount } from '@shop/contracts';
import { newId } from '../../new-id.ts';
import { askShop, refresh } from './change-list.ts';
import { closeList, isAtHand, listDesk } from './desk-at-hand.ts';
import { useReadingSettings } from './list-settings.store.ts';
import { forgetOpenList, show, stageOf, useOpenList, type Mappings } from './open-list.store.ts';

/** A reading that tells nothing for so long has hung. */
const TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 2_000;
/** The list of an earlier version of the same file. */
type Before = Pick<ReturnType<typeof useOpenList.getState>, 'id' | 'summary'>;

/**
 * Reads files into the list of this tab. A file of the same name as before is a new version of it: what was decided stays for all
 * that is in it still. Rejects when a file is no longer there.
 */
export async function readList(names: readonly string[], sources: () => Promise<readonly SourceFile[]>): Promise<void> {
  const before = useOpenList.getState();
  const keepsChoices =
    before.stage.name === 'open' && before.summary?.files.some(({ name }) => names.includes(name)) === true;
  return begin(names, async (at) => at.read(await sources(), { keepsChoices }), keepsChoices ? before : undefined);
}

export async function answerColumns(mappings: Mappings): Promise<void> {
  await opened(listDesk(), listDesk().mapColumns(mappings));
}

/** Opens pairs as a list: a saved one, or one made of others. */
export async function openPairs(name: string, pairs: readonly PartCount[]): Promise<void> {
  return begin([name], async (at) => {
    await at.open(name, pairs);
    return { state: 'read' };
  });
}

/** Goes on with a list as it was left. Rejects when what was kept is damaged. */
export async function restoreList(id: string, name: string, snapshot: Uint8Array): Promise<void> {
  return begin([name], async (at) => {
    await at.restore(snapshot);
    useOpenList.setState({ id });
    return { state: 'read' };
  });
}

/** Begins a list, which takes the place of the one before. A desk that is busy reading is left alone with it. */
async function begin(
  names: readonly string[],
  act: (at: RemoteDesk) => Promise<Reading>,
  before?: Before,
): Promise<void> {
  if (useOpenList.getState().stage.name === 'reading') closeList();
  else forgetOpenList();
  show({ name: 'reading', files: names });
  const at = listDesk();
  const watch = setInterval(() => {
    if (isAtHand(at) && Date.now() - at.lastHeard() > TIMEOUT_MS) giveUp(names);
  }, LOOK_EVERY_MS);
  try {
    const { system, ...settings } = useReadingSettings.getState();
    await Promise.all([at.forget(), at.setSettings(settings), at.setSystem(system)]);
    await opened(at, act(at), before);
  } catch (problem) {
    // A list that was closed meanwhile is missed by nobody.
    if (!isAtHand(at)) return;
    closeList();
    throw problem;
  } finally {
    clearInterval(watch);
  }
}

/** Ends a worker that stands still, whatever the file did to it. */
function giveUp(names: readonly string[]): void {
  closeList();
  show({ name: 'failed', names, troubles: [{ code: 'tooSlow', file: 0 }] });
}

async function opened(at: RemoteDesk, reading: Promise<Reading>, before?: Before): Promise<void> {
  const stage = stageOf(await reading);
  if (!isAtHand(at)) return;
  if (stage.name === 'open') {
    await refresh(at, true);
    useOpenList.setState(({ id, summary }) => ({
      id: id || (before && isSame(before, summary) ? before.id : newId()),
      asking: { state: 'asking', answered: 0, of: 0 },
    }));
  }
  show(stage);
  if (stage.name === 'open') void askShop();
}

/** Whether a file was merely read again: then no second list is remembered. */
const isSame = (before: Before, summary: Before['summary']): boolean =>
  before.summary?.total.lines === summary?.total.lines && before.summary?.total.pieces === summary?.total.pieces;
