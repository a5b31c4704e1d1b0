import { COLOUR_SYSTEMS, DEFAULT_SETTINGS, type ColourSystem, type ListSettings } from '@shop/parts-list';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord } from '../../session/stored-values.ts';

/** The shopper's settings for reading lists. */
export type ReadingSettings = ListSettings & { system: ColourSystem | 'auto' };

const START: ReadingSettings = { system: 'auto', ...DEFAULT_SETTINGS };

const oneOf = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

function read(found: unknown): ReadingSettings | undefined {
  if (!isRecord(found)) return undefined;
  return {
    system: oneOf(found.system, ['auto', ...COLOUR_SYSTEMS], START.system),
    spares: flag(found.spares, START.spares),
    hidden: oneOf(found.hidden, ['cheapest', 'ask'], START.hidden),
    moulds: flag(found.moulds, START.moulds),
    prints: flag(found.prints, START.prints),
    tolerance: oneOf(found.tolerance, [0, 2, 5, 10], START.tolerance),
    shortages: oneOf(found.shortages, ['partial', 'skip'], START.shortages),
  };
}

export const useReadingSettings = createPersistedStore<ReadingSettings>('listSettings', START, read);
