import type { ResolvedLine } from '../reference/resolved.entity.ts';

/** Lines that ask for one part in one colour, or a single line that was not understood: what a row of the result is made of. */
export type LineGroup = {
  /** `3001/4`; for a line that was not understood what is written there and its turn among those that say the same, so that it is known again in a new version of the list. */
  key: string;
  first: ResolvedLine;
  lines: number;
  pieces: number;
};

/** Merges the lines that ask for the same, in the order of the files. Each line ends up in one group; spares only if they are wanted. */
export function groupLines(lines: readonly ResolvedLine[], withSpares: boolean): readonly LineGroup[] {
  const groups: LineGroup[] = [];
  // Two steps of Map, not one key put together: parts are the same string for all their lines, so nothing is hashed anew.
  const byPart = new Map<string, Map<number | 'any', LineGroup>>();
  const turns = new Map<string, number>();
  for (const line of lines) {
    if (line.read.isSpare && !withSpares) continue;
    if (line.part === undefined || line.colour === undefined || !line.isUnderstood) {
      const { element = '', part, colour, quantity } = line.read;
      const written = `#${element || part} ${colour} ${quantity}`;
      const turn = turns.get(written) ?? 0;
      turns.set(written, turn + 1);
      groups.push({ key: `${written} ${turn}`, first: line, lines: 1, pieces: line.quantity });
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
