import { writeCsv } from './csv.ts';
import type { ExportLine } from './export-line.entity.ts';

/** Rebrickable's [No Color/Any Color]. */
const ANY = 9999;

/**
 * Writes Rebrickable's csv. `Is Spare` stands in it although it says little: by that column the colours are known for Rebrickable's,
 * with three columns they could be anyone's. Lines that were not understood keep their cells, so that nothing of the list is lost.
 */
export function writeRebrickable(lines: readonly ExportLine[]): Uint8Array {
  return writeCsv([['Part', 'Color', 'Quantity', 'Is Spare'], ...lines.map(toRow)]);
}

function toRow({ part, colour, quantity, written, isSpare }: ExportLine): (string | number)[] {
  const cells = written ? [written.part, written.colour, written.quantity] : [part, colour ?? ANY, quantity];
  return [...cells, isSpare ? 'True' : 'False'];
}
