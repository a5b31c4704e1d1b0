import type { FileProblem, FileProblemCode, ReadLine } from '../formats/list.entity.ts';
import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import type { Edit } from './choices.ts';
import type { LineGroup } from './group-lines.ts';
import type { ListSettings } from './resolved.entity.ts';
import type { LineIdentification, Requested } from './resolved-row.ts';

const OF_COLOUR: ReadonlySet<FileProblemCode> = new Set([
  'noColour',
  'unknownColour',
  'directColour',
  'colourMismatch',
]);
const OF_QUANTITY: ReadonlySet<FileProblemCode> = new Set([
  'noQuantity',
  'badQuantity',
  'zeroQuantity',
  'negativeQuantity',
  'fractionQuantity',
  'hugeQuantity',
]);

/** The line with another part number, without what belonged to the old one: element id, other numbers, problem. */
const withPart = ({ file, line, colour, quantity, columns, pieces }: ReadLine, part: string): ReadLine => ({
  file,
  line,
  part,
  colour,
  quantity,
  columns,
  pieces,
});

/**
 * The problem of a line after the shopper's edit. A line has one problem at a time, so solving it may show the next
 * one.
 */
function remainingProblem(
  { read, problem }: IdentifiedLine,
  edit: Edit,
  now: Omit<Requested, 'problem' | 'steps'>,
): FileProblem | undefined {
  if (problem && !isSolved(problem.code, edit, now)) return problem;
  const at = { file: read.file, line: read.line };
  if (now.part === undefined)
    return { ...at, column: read.columns?.part, code: 'unknownPart', values: { text: read.part } };
  if (now.colour === undefined)
    return {
      ...at,
      column: read.columns?.colour,
      ...(read.colour === '' ? { code: 'noColour' } : { code: 'unknownColour', values: { text: read.colour } }),
    };
  if (now.pieces === 0)
    return {
      ...at,
      column: read.columns?.quantity,
      ...(read.quantity === '' ? { code: 'noQuantity' } : { code: 'badQuantity', values: { text: read.quantity } }),
    };
  return undefined;
}

function isSolved(code: FileProblemCode, edit: Edit, now: Pick<Requested, 'colour' | 'pieces'>): boolean {
  if (OF_QUANTITY.has(code)) return now.pieces > 0;
  if (!OF_COLOUR.has(code)) return false;
  if (edit.colour !== undefined) return true;
  return now.colour !== undefined && code !== 'directColour' && code !== 'colourMismatch';
}

/**
 * What a group requests: as the file says, with the shopper's edit over it. A part without a colour is a hidden part in
 * the formats that mean it so; in others the colour is missing.
 */
export function requestedBy(
  group: LineGroup,
  edit: Edit | undefined,
  hidden: ListSettings['hidden'],
  { identify, meansAny }: LineIdentification,
): Requested {
  const { first } = group;
  const unnamed =
    hidden === 'cheapest' && first.problem?.code === 'noColour' && meansAny(first.read.file)
      ? ('any' as const)
      : undefined;
  if (!edit)
    return {
      part: first.part,
      colour: first.colour ?? unnamed,
      pieces: group.pieces,
      steps: first.steps,
      problem: first.problem,
    };
  const line = edit.part === undefined ? first : identify(withPart(first.read, edit.part));
  const requested = {
    part: line.part,
    // A number such as GDS-1443-021 includes its colour.
    colour: edit.colour ?? line.colour ?? first.colour ?? unnamed,
    pieces: group.pieces > 0 ? group.pieces : (edit.quantity ?? 0),
  };
  return { ...requested, steps: line.steps, problem: remainingProblem(line, edit, requested) };
}
