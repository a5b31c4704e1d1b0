import type { Reference } from '../reference/reference.entity.ts';
import type { Exported, ExportLine } from './export-line.entity.ts';
import { sumBy } from './sum-by.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * Writes a BrickLink wanted list, without an XML declaration and without duplicates because BrickLink refuses both.
 * Lines that were not understood and colours that BrickLink lacks are left out: BrickLink would refuse the whole list,
 * or buy any colour.
 */
export function writeBricklink(lines: readonly ExportLine[], reference: Reference): Exported {
  const leftOut: ExportLine[] = [];
  const items = sumBy(lines, (line) => {
    const colour = line.colour === undefined ? '' : reference.colour(line.colour)?.codes.bricklink;
    if (line.written || colour === undefined) {
      leftOut.push(line);
      return undefined;
    }
    const part = escapeXml(reference.bricklinkNumber(line.part));
    return `<ITEMTYPE>P</ITEMTYPE><ITEMID>${part}</ITEMID>${colour && `<COLOR>${escapeXml(colour)}</COLOR>`}`;
  });
  const rows = [...items].map(([item, quantity]) => ` <ITEM>${item}<MINQTY>${quantity}</MINQTY></ITEM>\n`);
  return { bytes: new TextEncoder().encode(`<INVENTORY>\n${rows.join('')}</INVENTORY>\n`), leftOut };
}
