import type { IdentifiedLine } from '../src/identifiers/identified.entity.ts';
import type { Reference } from '../src/reference/reference.entity.ts';
import type { IdentifiedList } from './identify-list.ts';
import type { ProblemText } from './problem-text.ts';

/**
 * The list as JSON. What was not understood is null, but an unknown part number stays as written. Totals include every
 * row that was not ignored.
 */
export function toReport(
  { read, verdict, lines, pieces, warnings }: IdentifiedList,
  reference: Reference,
  text: ProblemText,
): Record<string, unknown> {
  const { name, by, scores, isDoubtful } = verdict;
  return {
    format: read.format,
    writtenAs: read.writtenAs,
    warnings: warnings.map((problem) => ({
      code: problem.code,
      line: problem.line,
      column: problem.column,
      sentence: text.sentence(problem),
    })),
    colourSystem: {
      name,
      by,
      isDoubtful,
      evidence: scores.map((score) => ({ ...score, share: Math.round(score.share * 1000) / 1000 })),
    },
    lines: lines.map((line) => toRow(line, reference, text)),
    ignored: read.ignored.map(({ line, why, text: written }) => ({ line, why, text: written })),
    totals: { lines: lines.length, pieces },
    control: read.control === undefined ? undefined : { stated: read.control, counted: pieces },
  };
}

function toRow(
  { read, part, colour, quantity, steps, problem }: IdentifiedLine,
  reference: Reference,
  text: ProblemText,
): Record<string, unknown> {
  const { line, element, isSpare } = read;
  return {
    line,
    read: { part: read.part, colour: read.colour, quantity: read.quantity, element },
    part: part ?? (read.part.trim() || null),
    colour: colour ?? null,
    colourName: colourNameOf(colour, reference) ?? null,
    quantity: quantity > 0 ? quantity : null,
    steps,
    spare: isSpare,
    problem: problem && { code: problem.code, column: problem.column, sentence: text.sentence(problem) },
  };
}

function colourNameOf(colour: IdentifiedLine['colour'], reference: Reference): string | undefined {
  if (colour === 'any') return 'Any colour';
  return colour === undefined ? undefined : reference.colour(colour)?.names.en;
}
