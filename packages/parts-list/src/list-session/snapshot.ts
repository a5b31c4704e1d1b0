import type { ColourSystem, IgnoredRow, ReadFile, ReadLine } from '../formats/list.entity.ts';
import type { Choices } from '../resolve/choices.ts';
import type { ListSettings } from '../resolve/resolved.entity.ts';

/** A list as it was read, with all decisions. Matches are not stored; they are requested again. */
export type SnapshotContents = {
  files: readonly ReadFile[];
  system: ColourSystem | 'auto';
  settings: ListSettings;
  choices: Choices;
};

/** Thrown for bytes that are not a snapshot of this version, or a damaged one. The list cannot be restored. */
export class DamagedSnapshot extends Error {
  override name = 'DamagedSnapshot';
}

const VERSION = 2;

/**
 * A line as a tuple: number, part, colour, quantity, index in the file's `columns`, and other properties if there are
 * any.
 */
type LineRow = [
  line: number,
  part: string,
  colour: string,
  quantity: string,
  columns: number,
  rest?: Partial<ReadLine>,
];
type FileRow = Omit<ReadFile, 'lines' | 'question'> & { columns: (ReadLine['columns'] | null)[]; rows: LineRow[] };
type Document = {
  version: number;
  files: FileRow[];
  system: SnapshotContents['system'];
  settings: ListSettings;
  choices: { [Kind in keyof Choices]: Choices[Kind] extends Map<infer Key, infer Value> ? [Key, Value][] : never };
};

/**
 * Files never change after reading, so each is serialised once. This makes saving a long list after every decision
 * cheap.
 */
const texts = new WeakMap<ReadFile, string>();

export function toSnapshot({ files, system, settings, choices }: SnapshotContents): Uint8Array {
  const rest: Omit<Document, 'files'> = {
    version: VERSION,
    system,
    settings,
    choices: {
      takes: [...choices.takes],
      colours: [...choices.colours],
      leftOut: [...choices.leftOut],
      edits: [...choices.edits],
    },
  };
  return new TextEncoder().encode(`{"files":[${files.map(textOf).join(',')}],${JSON.stringify(rest).slice(1)}`);
}

function textOf(file: ReadFile): string {
  let text = texts.get(file);
  if (text === undefined) texts.set(file, (text = JSON.stringify(toFileRow(file))));
  return text;
}

/** Throws `DamagedSnapshot` for anything that `toSnapshot` did not write. */
export function fromSnapshot(bytes: Uint8Array): SnapshotContents {
  try {
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isDocument(document)) throw new DamagedSnapshot('not a list of this version');
    const { files, system, settings, choices } = document;
    return {
      files: files.map(fromFileRow),
      system,
      settings,
      choices: {
        takes: new Map(choices.takes),
        colours: new Map(choices.colours),
        leftOut: new Map(choices.leftOut),
        edits: new Map(choices.edits),
      },
    };
  } catch (error) {
    throw error instanceof DamagedSnapshot ? error : new DamagedSnapshot('cannot be read', { cause: error });
  }
}

function toFileRow({ lines, question: _answered, ...file }: ReadFile): FileRow {
  const columns: FileRow['columns'] = [];
  const indexes = new Map<string, number>();
  const rows = lines.map(({ file: _file, line, part, colour, quantity, columns: own, ...rest }): LineRow => {
    const text = JSON.stringify(own ?? null);
    let index = indexes.get(text);
    if (index === undefined) {
      indexes.set(text, (index = columns.length));
      columns.push(own ?? null);
    }
    return Object.keys(rest).length > 0
      ? [line, part, colour, quantity, index, rest]
      : [line, part, colour, quantity, index];
  });
  return { ...file, columns, rows };
}

function fromFileRow({ columns, rows, ...file }: FileRow, index: number): ReadFile {
  return {
    ...file,
    lines: rows.map(([line, part, colour, quantity, at, rest]): ReadLine => {
      const own = columns[at];
      return { file: index, line, part, colour, quantity, columns: own ?? undefined, ...rest };
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areAll = (value: unknown, is: (entry: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isPair = (entry: unknown) => Array.isArray(entry) && entry.length === 2;
const isLineRow = (row: unknown) =>
  Array.isArray(row) &&
  Number.isInteger(row[0]) &&
  row.slice(1, 4).every((cell) => typeof cell === 'string') &&
  Number.isInteger(row[4]) &&
  (row[5] === undefined || isRecord(row[5]));
const isIgnoredRow = (row: unknown): row is IgnoredRow =>
  isRecord(row) && typeof row.why === 'string' && typeof row.line === 'number';
const isFileRow = (file: unknown) =>
  isRecord(file) &&
  typeof file.name === 'string' &&
  typeof file.bytes === 'number' &&
  typeof file.format === 'string' &&
  Array.isArray(file.columns) &&
  Array.isArray(file.problems) &&
  areAll(file.ignored, isIgnoredRow) &&
  areAll(file.rows, isLineRow);

function isDocument(value: unknown): value is Document {
  if (
    !isRecord(value) ||
    value.version !== VERSION ||
    typeof value.system !== 'string' ||
    !areAll(value.files, isFileRow)
  )
    return false;
  const { settings, choices } = value;
  if (!isRecord(settings) || !isRecord(choices)) return false;
  const areSettings =
    typeof settings.spares === 'boolean' &&
    typeof settings.hidden === 'string' &&
    typeof settings.moulds === 'boolean' &&
    typeof settings.prints === 'boolean' &&
    typeof settings.tolerance === 'number' &&
    typeof settings.shortages === 'string';
  return (
    areSettings &&
    [choices.takes, choices.colours, choices.leftOut, choices.edits].every((kind) => areAll(kind, isPair))
  );
}
