import type { IdentifiedLine } from '../identifiers/identified.entity.ts';

/** The lines of one row: all that request one part in one colour, or a single line that was not understood. */
export type LineGroup = {
  /**
   * `3001/4`. For a line that was not understood its text and a running number among lines of the same text, so that
   * the line is recognised in a new version of the list.
   */
  key: string;
  first: IdentifiedLine;
  lines: number;
  pieces: number;
};

/**
 * Merges the lines that request the same, in the order of the files. Each line is in one group; spares only if
 * requested.
 */
export function groupLines(lines: readonly IdentifiedLine[], withSpares: boolean): readonly LineGroup[] {
  const groups: LineGroup[] = [];
  // Two nested maps instead of one concatenated key: the lines of a part share one string, whose hash is computed once.
  const byPart = new Map<string, Map<number | 'any', LineGroup>>();
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.read.isSpare && !withSpares) continue;
    if (line.part === undefined || line.colour === undefined || !line.isUnderstood) {
      const { element = '', part, colour, quantity } = line.read;
      const written = `#${element || part} ${colour} ${quantity}`;
      const nth = counts.get(written) ?? 0;
      counts.set(written, nth + 1);
      groups.push({ key: `${written} ${nth}`, first: line, lines: 1, pieces: line.quantity });
      continue;
    }
    let byColour = byPart.get(line.part);
    if (!byColour) byPart.set(line.part, (byColour = new Map()));
    const group = byColour.get(line.colour);
    if (group) {
      group.lines += 1;
      group.pieces += line.quantity;
      continue;
    }
    const made: LineGroup = { key: `${line.part}/${line.colour}`, first: line, lines: 1, pieces: line.quantity };
    byColour.set(line.colour, made);
    groups.push(made);
  }
  return groups;
}
