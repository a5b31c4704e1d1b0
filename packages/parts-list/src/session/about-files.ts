import type { PartCount } from '@shop/contracts';
import type { IgnoredRow, ReadFile } from '../formats/list.entity.ts';
import type { Count, ListSettings, ListSummary } from '../settle/settled.entity.ts';
import type { Understood } from './understand-files.ts';

type Ignored = ListSummary['ignored'][number];

/** What is to be said of the files themselves: their troubles, whether they come to the sum that they state, and which rows are no lines. */
export function aboutFiles(
  files: readonly ReadFile[],
  { counted, remarks }: Understood,
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
    files: files.map(({ name, bytes, format, troubles, control }, file) => ({
      name,
      bytes,
      format,
      troubles: [...troubles, ...(remarks[file] ?? [])].map((trouble) => ({ ...trouble, file })),
      ...(control === undefined ? {} : { control: { stated: control, counted: counted[file] ?? 0 } }),
    })),
    ignored: [...ignored.values()],
  };
}

/** A list that comes as pairs, as though it were read from a file of its name. */
export const fileOf = (name: string, pairs: readonly PartCount[]): ReadFile => ({
  name,
  bytes: 0,
  format: 'rebrickable',
  colours: { system: 'rebrickable', said: 'format' },
  lines: pairs.map(({ part, colour, quantity }, place) => ({
    file: 0,
    line: place + 1,
    part,
    colour: String(colour),
    quantity: String(quantity),
  })),
  ignored: [],
  troubles: [],
});

/** What a file made of the list is called: the first file's name without its ending and without what file systems refuse. */
export const nameOf = (files: readonly ReadFile[]): string =>
  (files[0]?.name ?? '').replace(/\.[a-z\d]{1,5}$/i, '').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-') || 'list';
