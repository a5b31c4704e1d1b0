import type { Reference } from '../reference/reference.entity.ts';
import { writeCsv } from './csv.ts';
import type { Exported, ExportLine } from './export-line.entity.ts';
import { sumBy } from './sum-by.ts';

/** The most pieces of an element in one line of Pick a Brick. */
const MAX_PIECES_PER_LINE = 999;

/** Writes the csv of LEGO's Pick a Brick, with element ids. More than 999 pieces become several lines. */
export function writePickABrick(lines: readonly ExportLine[], reference: Reference): Exported {
  const leftOut: ExportLine[] = [];
  const elements = sumBy(lines, (line) => {
    const element =
      line.written || line.colour === undefined
        ? undefined
        : (ownElement(line, reference) ?? reference.elementOf(line.part, line.colour));
    if (element === undefined) leftOut.push(line);
    return element;
  });
  const rows: (readonly [string, number | string])[] = [['elementId', 'quantity']];
  for (const [element, quantity] of elements)
    for (let left = quantity; left > 0; left -= MAX_PIECES_PER_LINE)
      rows.push([element, Math.min(left, MAX_PIECES_PER_LINE)]);
  return { bytes: writeCsv(rows), leftOut };
}

/** The line's own element id, if it is valid and not of another colour. */
function ownElement({ element = '', colour }: ExportLine, reference: Reference): string | undefined {
  const known = reference.element(element);
  return /^\d+$/.test(element) && (known === undefined || known.colour === colour) ? element : undefined;
}
