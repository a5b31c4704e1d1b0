import type { ColourSystem, FileProblem, Format, ReadFile, ReadLine } from '../formats/list.entity.ts';
import { judgeSystems } from '../identifiers/judge-system.ts';
import { quantityLooksLikeColour } from '../identifiers/looks-like-colour.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { createLineIdentifier } from '../identifiers/identify-line.ts';
import type { IdentifiedLine, SystemVerdict } from '../identifiers/identified.entity.ts';
import type { LineIdentification } from '../resolve/resolved-row.ts';

/** The lines of all files, identified. */
export type IdentifiedFiles = LineIdentification & {
  lines: readonly IdentifiedLine[];
  /** The system by which colours are read; if several files were read, that of the file with the most lines. */
  verdict: SystemVerdict;
  /** The system by which the colours of one file are read. */
  systemOf: (file: number) => SystemVerdict['name'];
  /** Pieces of each file, including spares. */
  counted: readonly number[];
  /** Remarks, by index of the file. */
  remarks: readonly (readonly FileProblem[])[];
};

/**
 * Whether a line without a colour means any colour: BrickLink's lists write none for a part whose colour does not
 * matter.
 */
export const meansAnyColour = (format: Format | undefined): boolean =>
  format === 'bricklink' || format === 'bricklinkTable' || format === 'brickstore';

/**
 * Identifies the lines of all files. The colour system is decided for each file, because the files of one upload may
 * come from different tools; a system that the shopper chose applies to all.
 */
export function identifyFiles(
  readFiles: readonly ReadFile[],
  reference: Reference,
  chosen: ColourSystem | 'auto',
): IdentifiedFiles {
  const files = readFiles.map(withQuantities);
  const verdicts = files.map(({ lines, colours, format }) =>
    judgeSystems(lines, reference, colours, chosen === 'auto' ? undefined : chosen, format),
  );
  const identifiers = verdicts.map(({ name }) => createLineIdentifier(reference, name));
  const largest = files.reduce(
    (best, { lines }, index) => (lines.length > (files[best]?.lines.length ?? 0) ? index : best),
    0,
  );
  const identify = (line: ReadLine): IdentifiedLine =>
    identifiers[line.file]?.(line) ?? { read: line, quantity: 0, steps: [], isUnderstood: false };
  const identified = files.map(({ lines }) => lines.map(identify));
  return {
    lines: identified.flat(),
    counted: identified.map((own) => own.reduce((pieces, { quantity }) => pieces + quantity, 0)),
    verdict: verdicts[largest] ?? judgeSystems([], reference),
    remarks: files.map(({ lines }, index) => {
      const problem = quantityLooksLikeColour(lines, reference);
      return problem ? [{ ...problem, file: index }] : [];
    }),
    identify,
    systemOf: (file) => verdicts[file]?.name ?? 'rebrickable',
    meansAny: (file) => meansAnyColour(files[file]?.format),
  };
}

/** The file with one piece a line if the shopper takes one each. */
const withQuantities = (file: ReadFile): ReadFile =>
  file.isOneEach ? { ...file, lines: file.lines.map((line) => ({ ...line, pieces: 1 })) } : file;
