import type { Reference } from '../../packages/parts-list/src/reference/reference.entity.ts';
import type { ResolvedLine } from '../../packages/parts-list/src/reference/resolved.entity.ts';
import type { Speaker } from './speak.ts';
import type { UnderstoodList } from './understand.ts';

/** The list as JSON has it: what was not understood is null, but an unknown part number stays as it is written. Lines and pieces are those of every row that was not ignored. */
export function toReport(
  { read, verdict, lines, pieces }: UnderstoodList,
  reference: Reference,
  speaker: Speaker,
): Record<string, unknown> {
  const { name, by, scores, isDoubtful } = verdict;
  return {
    format: read.format,
    colourSystem: {
      name,
      by,
      ...(isDoubtful && { isDoubtful }),
      evidence: scores.map((score) => ({ ...score, share: Math.round(score.share * 1000) / 1000 })),
    },
    lines: lines.map((line) => toRow(line, reference, speaker)),
    ignored: read.ignored.map(({ line, why, text }) => ({ line, why, text })),
    totals: { lines: lines.length, pieces },
    ...(read.control !== undefined && { control: { stated: read.control, counted: pieces } }),
  };
}

function toRow(
  { read, part, colour, quantity, steps, trouble }: ResolvedLine,
  reference: Reference,
  speaker: Speaker,
): Record<string, unknown> {
  const { line, element, isSpare } = read;
  const colourName =
    colour === 'any' ? 'Any colour' : colour === undefined ? undefined : reference.colour(colour)?.names.en;
  return {
    line,
    read: { part: read.part, colour: read.colour, quantity: read.quantity, ...(element !== undefined && { element }) },
    part: part ?? (read.part.trim() || null),
    colour: colour ?? null,
    colourName: colourName ?? null,
    quantity: quantity > 0 ? quantity : null,
    steps,
    ...(isSpare && { spare: true }),
    ...(trouble && {
      trouble: {
        code: trouble.code,
        ...(trouble.column !== undefined && { column: trouble.column }),
        sentence: speaker.sentence(trouble),
      },
    }),
  };
}
