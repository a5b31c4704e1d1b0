import type { Reference } from '../reference/reference.entity.ts';
import { writeCsv } from './csv.ts';
import type { Exported, ExportLine } from './export-line.entity.ts';
import { sumBy } from './sum-by.ts';

/** Most pieces of an element in one line of Pick a Brick. */
const MAX_A_LINE = 999;

/** Writes the csv of LEGO's Pick a Brick, by element ids. More than 999 of one are several lines. */
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
    for (let left = quantity; left > 0; left -= MAX_A_LINE) rows.push([element, Math.min(left, MAX_A_LINE)]);
  return { bytes: writeCsv(rows), leftOut };
}

/** The id by which the line was asked for, if it is one and of no other colour: what a list has beside its numbers may be anything. */
function ownElement({ element = '', colour }: ExportLine, reference: Reference): string | undefined {
  const known = reference.element(element);
  return /^\d+$/.test(element) && (known === undefined || known.colour === colour) ? element : undefined;
}
