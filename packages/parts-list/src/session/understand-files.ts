import type { ColourSystem, Format, ReadFile, ReadLine, Trouble } from '../formats/list.entity.ts';
import { judgeSystems } from '../reference/judge-system.ts';
import { quantityLooksLikeColour } from '../reference/looks-like-colour.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { createResolver } from '../reference/resolve.ts';
import type { ResolvedLine, SystemVerdict } from '../reference/resolved.entity.ts';
import type { Known } from '../settle/standing.ts';

export type Understood = Pick<Known, 'resolve' | 'meansAny'> & {
  lines: readonly ResolvedLine[];
  /** By which numbers colours were read; of the file with most lines, where several were read together. */
  verdict: SystemVerdict;
  /** By which those of a file were read. */
  systemOf: (file: number) => SystemVerdict['name'];
  /** Pieces of each file, with its spares. */
  counted: readonly number[];
  /** Remarks by place of the file. */
  remarks: readonly (readonly Trouble[])[];
};

/** Whether a line without a colour means any colour: BrickLink's lists write none for a part whose colour does not matter. */
export const meansAnyColour = (format: Format | undefined): boolean =>
  format === 'bricklink' || format === 'brickstore';

/** Understands all lines. Each file is judged for itself, since those of one upload may come from different tools; the shopper's word holds for all. */
export function understandFiles(
  files: readonly ReadFile[],
  reference: Reference,
  chosen: ColourSystem | 'auto',
): Understood {
  const verdicts = files.map(({ lines, colours, format }) =>
    judgeSystems(lines, reference, colours, chosen === 'auto' ? undefined : chosen, format),
  );
  const resolvers = verdicts.map(({ name }) => createResolver(reference, name));
  const largest = files.reduce(
    (best, { lines }, place) => (lines.length > (files[best]?.lines.length ?? 0) ? place : best),
    0,
  );
  const resolve = (line: ReadLine): ResolvedLine =>
    resolvers[line.file]?.(line) ?? { read: line, quantity: 0, steps: [], isUnderstood: false };
  const understood = files.map(({ lines }) => lines.map(resolve));
  return {
    lines: understood.flat(),
    counted: understood.map((own) => own.reduce((pieces, { quantity }) => pieces + quantity, 0)),
    verdict: verdicts[largest] ?? judgeSystems([], reference),
    remarks: files.map(({ lines }, place) => {
      const trouble = quantityLooksLikeColour(lines, reference);
      return trouble ? [{ ...trouble, file: place }] : [];
    }),
    resolve,
    systemOf: (file) => verdicts[file]?.name ?? 'rebrickable',
    meansAny: (file) => meansAnyColour(files[file]?.format),
  };
}
