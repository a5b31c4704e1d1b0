import type { PartCount } from '@shop/contracts';
import type { FileProblem } from '@shop/parts-list';
import { startListWorker } from './start-list-worker.ts';
import { useReadingSettings } from './list-settings.store.ts';
import { sourcesOf } from './read-sources.ts';

/** Reads a file in a session of its own. Returns its pairs, or the problems if it could not be read. */
export async function pairsOfFile(
  file: File,
): Promise<{ pairs: readonly PartCount[] } | { problems: readonly FileProblem[] }> {
  const session = startListWorker();
  try {
    const { system, ...settings } = useReadingSettings.getState();
    await Promise.all([session.setSettings(settings), session.setSystem(system)]);
    const reading = await session.read(await sourcesOf([file]));
    if (reading.state === 'read') return { pairs: (await session.pairs()).pairs };
    return { problems: reading.state === 'failed' ? reading.problems : [{ code: 'noColumns' }] };
  } finally {
    session.close();
  }
}
