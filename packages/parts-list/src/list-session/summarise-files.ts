import type { PartCount } from '@shop/contracts';
import type { IgnoredRow, ReadFile, SourceFile } from '../formats/list.entity.ts';
import type { Count, ListSettings, ListSummary } from '../resolve/resolved.entity.ts';
import type { IdentifiedFiles } from './identify-files.ts';

type Ignored = ListSummary['ignored'][number];

/**
 * The summary of the files: their problems, whether the pieces match the stated total, and which rows are not lines.
 */
export function summariseFiles(
  { files, sources }: { files: readonly ReadFile[]; sources: readonly (SourceFile | undefined)[] },
  { counted, remarks }: IdentifiedFiles,
  settings: ListSettings,
  spares: Count,
): Pick<ListSummary, 'files' | 'ignored'> {
  const ignored = new Map<IgnoredRow['why'], Ignored>();
  const add = (why: IgnoredRow['why'], rows: number, pieces: number) =>
    ignored.set(why, {
      why,
      rows: rows + (ignored.get(why)?.rows ?? 0),
      pieces: pieces + (ignored.get(why)?.pieces ?? 0),
    });
  for (const { ignored: rows } of files) for (const { why } of rows) add(why, 1, 0);
  if (!settings.spares && spares.lines > 0) add('spare', spares.lines, spares.pieces);
  return {
    files: files.map(({ name, bytes, format, lines, writtenAs, isOneEach, problems, control }, file) => ({
      name,
      bytes,
      format,
      writtenAs,
      isOneEach,
      canAskColumns: sources[file] && remarks[file]?.length && lines[0]?.columns ? true : undefined,
      problems: [...problems, ...(remarks[file] ?? [])].map((problem) => ({ ...problem, file })),
      control: control === undefined ? undefined : { stated: control, counted: counted[file] ?? 0 },
    })),
    ignored: [...ignored.values()],
  };
}

/** A list of pairs as if it had been read from a file of that name. */
export const fileOf = (name: string, pairs: readonly PartCount[]): ReadFile => ({
  name,
  bytes: 0,
  format: 'rebrickable',
  colours: { system: 'rebrickable', by: 'format' },
  lines: pairs.map(({ part, colour, quantity }, index) => ({
    file: 0,
    line: index + 1,
    part,
    colour: String(colour),
    quantity: String(quantity),
  })),
  ignored: [],
  problems: [],
});

/**
 * The name of an exported file: that of the first file, without its extension and without characters that file systems
 * refuse.
 */
export const nameOf = (files: readonly ReadFile[]): string =>
  (files[0]?.name ?? '').replace(/\.[a-z\d]{1,5}$/i, '').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-') || 'list';
