import { MAX_PROBLEMS } from '../src/formats/limits.ts';
import type { ColourSystem, FileProblem, ReadFile } from '../src/formats/list.entity.ts';
import type { IdentifiedLine, SystemVerdict } from '../src/identifiers/identified.entity.ts';
import { createLineIdentifier } from '../src/identifiers/identify-line.ts';
import { judgeSystems } from '../src/identifiers/judge-system.ts';
import { quantityLooksLikeColour } from '../src/identifiers/looks-like-colour.ts';
import { meansAnyColour } from '../src/list-session/identify-files.ts';
import type { Reference } from '../src/reference/reference.entity.ts';

/** An identified list. `pieces`: the total of all lines. `problems`: those of the file and its lines, in order. */
export type IdentifiedList = {
  read: ReadFile;
  verdict: SystemVerdict;
  lines: readonly IdentifiedLine[];
  pieces: number;
  problems: readonly FileProblem[];
  /** The problems that are not about one line. */
  warnings: readonly FileProblem[];
};

/** Identifies the lines of a file. */
export function identifyList(read: ReadFile, reference: Reference, colours: ColourSystem | 'auto'): IdentifiedList {
  const chosen = colours === 'auto' ? undefined : colours;
  const verdict = judgeSystems(read.lines, reference, read.colours, chosen, read.format);
  const identified = read.lines.map(createLineIdentifier(reference, verdict.name));
  const lines = withSimilarParts(meansAnyColour(read.format) ? identified.map(inAnyColour) : identified, reference);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const swapped = quantityLooksLikeColour(read.lines, reference);
  const ofFile: FileProblem[] = [
    ...read.problems,
    ...(swapped ? [swapped] : []),
    ...(read.control === undefined || read.control === pieces
      ? []
      : [{ code: 'controlSum', values: { stated: read.control, counted: pieces } } as const]),
  ];
  const ofLines = lines.flatMap(({ problem }) => problem ?? []);
  return {
    read,
    verdict,
    lines,
    pieces,
    warnings: ofFile,
    problems: [...ofFile, ...ofLines].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

/** A line without a colour means any colour. */
const inAnyColour = (line: IdentifiedLine): IdentifiedLine =>
  line.problem?.code === 'noColour' ? { ...line, colour: 'any', problem: undefined, isUnderstood: true } : line;

/**
 * Adds similar known numbers to the problems of unknown ones, for the first `MAX_PROBLEMS` different numbers because it
 * is slow.
 */
function withSimilarParts(lines: readonly IdentifiedLine[], reference: Reference): readonly IdentifiedLine[] {
  const cache = new Map<string, string>();
  const similarTo = (part: string): string => {
    if (!cache.has(part) && cache.size < MAX_PROBLEMS) cache.set(part, reference.near(part).join(', '));
    return cache.get(part) || 'none';
  };
  return lines.map((line) =>
    line.problem?.code === 'unknownPart'
      ? { ...line, problem: { ...line.problem, values: { ...line.problem.values, near: similarTo(line.read.part) } } }
      : line,
  );
}
