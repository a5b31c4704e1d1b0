import type { Exported, ExportLine } from '../src/export/export-line.entity.ts';
import { unidentifiedColourCell } from '../src/export/unidentified-colour.ts';
import { writeBricklink } from '../src/export/write-bricklink.ts';
import { writePickABrick } from '../src/export/write-pick-a-brick.ts';
import { writeRebrickable } from '../src/export/write-rebrickable.ts';
import type { IdentifiedLine } from '../src/identifiers/identified.entity.ts';
import type { Reference } from '../src/reference/reference.entity.ts';
import type { IdentifiedList } from './identify-list.ts';
import type { Form } from './options.ts';
import type { ProblemText } from './problem-text.ts';
import type { Environment } from './run.ts';

type FileForm = Exclude<Form, 'json'>;

const WRITERS: Record<FileForm, (lines: readonly ExportLine[], reference: Reference) => Exported> = {
  rebrickable: (lines) => ({ bytes: writeRebrickable(lines), leftOut: [] }),
  bricklink: writeBricklink,
  pab: writePickABrick,
};
const LEFT_OUT: Record<FileForm, string> = {
  rebrickable: '',
  bricklink: 'Left out: no BrickLink number is known for this part or colour.',
  pab: 'Left out: no element id is known for this part in this colour.',
};

/** Writes the list as a file for another tool, and reports the lines that its format cannot hold. */
export function writeAs(
  form: FileForm,
  { lines, verdict }: IdentifiedList,
  { reference, text, environment }: { reference: Reference; text: ProblemText; environment: Environment },
): void {
  const lineNumbers = new Map(lines.map((line) => [toExportLine(line, verdict.name), line.read.line]));
  const { bytes, leftOut } = WRITERS[form]([...lineNumbers.keys()], reference);
  environment.write(bytes);
  for (const line of leftOut) {
    const reason = line.written ? 'Left out: the line was not understood.' : LEFT_OUT[form];
    environment.report(text.at(lineNumbers.get(line) ?? 0, reason));
  }
}

function toExportLine(
  { read, part, colour, quantity, isUnderstood }: IdentifiedLine,
  system: IdentifiedList['verdict']['name'],
): ExportLine {
  const { element, isSpare } = read;
  if (!isUnderstood || part === undefined)
    return {
      part: read.part,
      quantity,
      isSpare,
      written: {
        part: part ?? (read.part || (element ?? '')),
        colour: typeof colour === 'number' ? String(colour) : unidentifiedColourCell(read.colour, system),
        quantity: read.quantity,
      },
    };
  return { part, colour: typeof colour === 'number' ? colour : undefined, quantity, isSpare, element };
}
