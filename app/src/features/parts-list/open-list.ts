import type { Reading, SourceFile } from '@shop/parts-list';
import type { RemoteDesk } from '@shop/parts-list/call';
import type { PartCount } from '@shop/contracts';
import type { Language } from '@shop/design-system/words';
import { toFailure } from '../../data/call-error.ts';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { newId } from '../../new-id.ts';
import { keepOpenList } from './keep-open-list.ts';
import { openListDesk } from './list-desk.ts';
import { useReadingSettings } from './list-settings.store.ts';
import { forgetOpenList, show, stageOf, useOpenList, type Mappings } from './open-list.store.ts';

/** A reading that tells nothing for so long has hung. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 2_000;
const calls = () => fetchChunk(() => import('./parts-list.calls.ts'));
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

/** Ends whatever is being worked on, at once. */
export function closeList(): void {
  desk?.close();
  desk = undefined;
  forgetOpenList();
}

/**
 * Reads files into the list of this tab. A file of the same name as before is a new version of it: what was decided stays for all
 * that is in it still. Rejects when a file is no longer there.
 */
export async function readList(names: readonly string[], sources: () => Promise<readonly SourceFile[]>): Promise<void> {
  const { stage, summary } = useOpenList.getState();
  const keepsChoices = stage.name === 'open' && summary !== undefined && summary.files.some(({ name }) => names.includes(name));
  return begin(names, async (at) => at.read(await sources(), { keepsChoices }));
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
async function begin(names: readonly string[], act: (at: RemoteDesk) => Promise<Reading>): Promise<void> {
  if (useOpenList.getState().stage.name === 'reading') closeList();
  else forgetOpenList();
  show({ name: 'reading', files: names });
  const at = listDesk();
  const watch = setInterval(() => {
    if (desk === at && Date.now() - at.lastHeard() > PATIENCE_MS) giveUp(names);
  }, LOOK_EVERY_MS);
  try {
    const { system, ...settings } = useReadingSettings.getState();
    await Promise.all([at.forget(), at.setSettings(settings), at.setSystem(system)]);
    await opened(at, act(at));
  } catch (problem) {
    // A list that was closed meanwhile is missed by nobody.
    if (desk !== at) return;
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

async function opened(at: RemoteDesk, reading: Promise<Reading>): Promise<void> {
  const stage = stageOf(await reading);
  if (desk !== at) return;
  if (stage.name === 'open') {
    useOpenList.setState(({ id }) => ({ id: id || newId(), asking: { state: 'asking', answered: 0, of: 0 } }));
    await refresh(at);
  }
  show(stage);
  if (stage.name === 'open') void askShop();
}

/** Changes the list, shows what came of it, and asks the shop about what is new in it. */
export async function change(act: (at: RemoteDesk) => Promise<unknown>): Promise<void> {
  const at = listDesk();
  await act(at);
  await refresh(at);
  await askShop();
}

async function refresh(at: RemoteDesk): Promise<void> {
  const [summary, colours] = await Promise.all([at.summary(), useOpenList.getState().colours.length > 0 ? useOpenList.getState().colours : at.colours()]);
  if (desk !== at) return;
  useOpenList.setState(({ version }) => ({ summary, colours, version: version + 1 }));
  keepOpenList(at);
}

/** Pairs of one question: the answer for more takes the page longer to check than a frame may (500 popular parts: a megabyte, 100 ms). */
const AT_ONCE = 100;
let asking: RemoteDesk | undefined;

/** Asks the shop about everything that it was not asked yet, batch by batch. What it said stays when a batch fails, and asking goes on there. */
export async function askShop(): Promise<void> {
  const at = listDesk();
  if (asking === at) return;
  asking = at;
  try {
    for (;;) {
      const pairs = (await at.wanted()).slice(0, AT_ONCE);
      if (pairs.length === 0) break;
      noteAnswered();
      const parts = await (await calls()).askMatches(pairs);
      if (desk !== at) return;
      await at.answer(pairs, parts);
      await refresh(at);
    }
    if (desk === at) useOpenList.setState({ asking: { state: 'done' } });
  } catch (problem) {
    if (desk === at) useOpenList.setState({ asking: { state: 'failed', failure: toFailure(problem) } });
  } finally {
    if (asking === at) asking = undefined;
  }
}

function noteAnswered(): void {
  const { summary } = useOpenList.getState();
  const of = summary?.total.lines ?? 0;
  useOpenList.setState({ asking: { state: 'asking', of, answered: of - (summary?.buckets.waiting.lines ?? 0) } });
}
