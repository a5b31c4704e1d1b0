import type { ExportLine, Exported } from '../../packages/parts-list/src/export/export-line.entity.ts';
import { keptColour } from '../../packages/parts-list/src/export/kept-colour.ts';
import { writeBricklink } from '../../packages/parts-list/src/export/write-bricklink.ts';
import { writePickABrick } from '../../packages/parts-list/src/export/write-pick-a-brick.ts';
import { writeRebrickable } from '../../packages/parts-list/src/export/write-rebrickable.ts';
import type { Reference } from '../../packages/parts-list/src/reference/reference.entity.ts';
import type { ResolvedLine } from '../../packages/parts-list/src/reference/resolved.entity.ts';
import type { Io } from './run.ts';
import type { Speaker } from './speak.ts';
import type { UnderstoodList } from './understand.ts';
import type { Form } from './wishes.ts';

type FileForm = Exclude<Form, 'json'>;

const WRITERS: Record<FileForm, (lines: readonly ExportLine[], reference: Reference) => Exported> = {
  rebrickable: (lines) => ({ bytes: writeRebrickable(lines), leftOut: [] }),
  bricklink: writeBricklink,
  pab: writePickABrick,
};
const LEFT_OUT: Record<FileForm, string> = {
  rebrickable: '',
  bricklink: 'Left out, since no BrickLink number is known for this part or colour.',
  pab: 'Left out, since no element id is known for this part in this colour.',
};

/** Prints the list as a file of another tool, and says which lines that file cannot hold. */
export function writeAs(
  form: FileForm,
  { lines, verdict }: UnderstoodList,
  { reference, speaker, out, tell }: Io & { reference: Reference; speaker: Speaker },
): void {
  const places = new Map(lines.map((line) => [toExportLine(line, verdict.name), line.read.line]));
  const { bytes, leftOut } = WRITERS[form]([...places.keys()], reference);
  out(bytes);
  for (const line of leftOut)
    tell(speaker.at(places.get(line) ?? 0, line.written ? 'Left out, since it was not understood.' : LEFT_OUT[form]));
}

function toExportLine(
  { read, part, colour, quantity, isUnderstood }: ResolvedLine,
  system: UnderstoodList['verdict']['name'],
): ExportLine {
  const { element, isSpare } = read;
  const spare = isSpare && { isSpare };
  if (!isUnderstood || part === undefined)
    return {
      part: read.part,
      quantity,
      ...spare,
      written: {
        part: part ?? (read.part || (element ?? '')),
        colour: typeof colour === 'number' ? String(colour) : keptColour(read.colour, system),
        quantity: read.quantity,
      },
    };
  return {
    part,
    ...(typeof colour === 'number' && { colour }),
    quantity,
    ...spare,
    ...(element !== undefined && { element }),
  };
}
