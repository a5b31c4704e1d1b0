import type { PartCount } from '@shop/contracts';
import type { Trouble } from '@shop/parts-list';
import { openListDesk } from './list-desk.ts';
import { useReadingSettings } from './list-settings.store.ts';
import { sourcesOf } from './read-sources.ts';

/** Reads a file beside the list at hand. Without pairs it says why. */
export async function pairsOfFile(
  file: File,
): Promise<{ pairs: readonly PartCount[] } | { troubles: readonly Trouble[] }> {
  const desk = openListDesk();
  try {
    const { system, ...settings } = useReadingSettings.getState();
    await Promise.all([desk.setSettings(settings), desk.setSystem(system)]);
    const reading = await desk.read(await sourcesOf([file]));
    if (reading.state === 'read') return { pairs: (await desk.pairs()).pairs };
    return { troubles: reading.state === 'failed' ? reading.troubles : [{ code: 'noColumns' }] };
  } finally {
    desk.close();
  }
}
