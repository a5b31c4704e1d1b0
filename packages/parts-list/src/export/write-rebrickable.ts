import { ANY_COLOUR } from '../formats/any-colour.ts';
import { writeCsv } from './csv.ts';
import type { ExportLine } from './export-line.entity.ts';

/**
 * Writes Rebrickable's csv. The `Is Spare` column identifies the colours as Rebrickable's; with three columns they
 * could be those of any system. Lines that were not understood are written as they are, so that nothing of the list is
 * lost.
 */
export function writeRebrickable(lines: readonly ExportLine[]): Uint8Array {
  return writeCsv([['Part', 'Color', 'Quantity', 'Is Spare'], ...lines.map(toRow)]);
}

function toRow({ part, colour, quantity, written, isSpare }: ExportLine): (string | number)[] {
  const cells = written ? [written.part, written.colour, written.quantity] : [part, colour ?? ANY_COLOUR, quantity];
  return [...cells, isSpare ? 'True' : 'False'];
}
