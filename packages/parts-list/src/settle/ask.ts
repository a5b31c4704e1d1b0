import type { ReadLine, Trouble, TroubleCode } from '../formats/list.entity.ts';
import type { ResolvedLine } from '../reference/resolved.entity.ts';
import type { Edit } from './choices.ts';
import type { LineGroup } from './group-lines.ts';
import type { ListSettings } from './settled.entity.ts';
import type { Asked, Known } from './standing.ts';

const OF_COLOUR: ReadonlySet<TroubleCode> = new Set(['noColour', 'unknownColour', 'directColour', 'colourMismatch']);
const OF_QUANTITY: ReadonlySet<TroubleCode> = new Set([
  'noQuantity',
  'badQuantity',
  'zeroQuantity',
  'negativeQuantity',
  'fractionQuantity',
  'hugeQuantity',
]);

/** The line with another number in place of its own: what came with the old one (element id, its number elsewhere, its trouble) is gone. */
const withPart = ({ file, line, colour, quantity, columns, pieces }: ReadLine, part: string): ReadLine => ({
  file,
  line,
  part,
  colour,
  quantity,
  columns,
  pieces,
});

/** What is said of the line once the shopper has filled in what it lacked. A line tells one trouble: the next one may have stood behind it. */
function troubleLeft(
  { read, trouble }: ResolvedLine,
  edit: Edit,
  now: Omit<Asked, 'trouble' | 'steps'>,
): Trouble | undefined {
  const isSettled =
    trouble &&
    ((OF_COLOUR.has(trouble.code) &&
      (edit.colour !== undefined ||
        (now.colour !== undefined && trouble.code !== 'directColour' && trouble.code !== 'colourMismatch'))) ||
      (OF_QUANTITY.has(trouble.code) && now.pieces > 0));
  if (trouble && !isSettled) return trouble;
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

/** What a group asks for: as the file says, or as the shopper wrote over it. A part without a colour is a hidden one in the formats that mean it so; elsewhere its colour was forgotten. */
export function askedBy(
  group: LineGroup,
  edit: Edit | undefined,
  hidden: ListSettings['hidden'],
  { resolve, meansAny }: Pick<Known, 'resolve' | 'meansAny'>,
): Asked {
  const { first } = group;
  const unnamed =
    hidden === 'cheapest' && first.trouble?.code === 'noColour' && meansAny(first.read.file)
      ? ('any' as const)
      : undefined;
  if (!edit)
    return {
      part: first.part,
      colour: first.colour ?? unnamed,
      pieces: group.pieces,
      steps: first.steps,
      trouble: first.trouble,
    };
  const line = edit.part === undefined ? first : resolve(withPart(first.read, edit.part));
  const asked = {
    part: line.part,
    // A number typed with its colour (GDS-1443-021) brings it along.
    colour: edit.colour ?? line.colour ?? first.colour ?? unnamed,
    pieces: group.pieces > 0 ? group.pieces : (edit.quantity ?? 0),
  };
  return { ...asked, steps: line.steps, trouble: troubleLeft(line, edit, asked) };
}
