import { MAX_IGNORED_TEXT, MAX_TAG_NAME_LENGTH, MAX_ROWS, MAX_PROBLEMS } from '../limits.ts';
import type { Format, ReadLine, FileProblemCode } from '../list.entity.ts';
import type { ReadBody } from '../read-body.ts';
import { createPlaces } from './places.ts';
import { CUT, scanItems, type Fields } from './scan-items.ts';

/** How a dialect writes an item: the names of its tags. Of several tags the first with text counts. */
export type XmlDialect = {
  format: Format;
  part: string;
  colour: string;
  quantity: readonly string[];
  type: string;
  /** Whether the item is in the file without being requested. */
  isExcluded: (fields: Fields) => boolean;
  isSpare: (fields: Fields) => boolean;
};

/** The name of a broken tag, as written. */
const BROKEN = /^<\/?([^\s<>/]+)/;

/** Reads a list of items. Each is a line or an ignored row. The colours are BrickLink's. */
export function readItems(text: string, file: number, dialect: XmlDialect): ReadBody {
  const placeOf = createPlaces(text);
  const lines: ReadLine[] = [];
  const body: ReadBody = {
    format: dialect.format,
    colours: { system: 'bricklink', by: 'format' },
    lines,
    ignored: [],
    problems: [],
  };
  const report = (code: FileProblemCode, about: string, at: number) => {
    if (body.problems.length < MAX_PROBLEMS)
      body.problems.push({ code, file, ...placeOf(at), values: { text: about } });
  };
  const leaves = new Set([dialect.part, dialect.colour, dialect.type, ...dialect.quantity]);
  let items = 0;
  scanItems(text, leaves, {
    onItem: (fields, at, end) => {
      const { line, column } = placeOf(at);
      items += 1;
      if (items === MAX_ROWS + 1) body.problems.push({ code: 'tooManyLines', file, line, values: { most: MAX_ROWS } });
      if (items > MAX_ROWS) return;
      const why = ignoredBecause(fields, dialect);
      if (why)
        body.ignored.push({
          file,
          line,
          why,
          text: text.slice(at, Math.min(end, at + MAX_IGNORED_TEXT)).replaceAll(/\s+/g, ' '),
        });
      else lines.push(toLine(fields, { file, line, column }, dialect));
    },
    onBroken: (at) => report('brokenXml', BROKEN.exec(text.slice(at, at + MAX_TAG_NAME_LENGTH))?.[1] ?? '', at),
    onEntity: (reference, at) => report('entity', reference, at),
  });
  if (lines.length === 0) body.problems.push({ code: 'noLines', file });
  return body;
}

function ignoredBecause(fields: Fields, dialect: XmlDialect): 'blank' | 'excluded' | undefined {
  if (fields.size === 0) return 'blank';
  return dialect.isExcluded(fields) ? 'excluded' : undefined;
}

function toLine(fields: Fields, place: { file: number; line: number; column: number }, dialect: XmlDialect): ReadLine {
  const { column, ...line } = place;
  const type = (fields.get(dialect.type) ?? '').replace(CUT, '').toUpperCase() || 'P';
  const filled = dialect.quantity.find((name) => fields.get(name));
  return {
    ...line,
    // A line of the file may hold several items.
    columns: { part: column, colour: column, quantity: column },
    part: fields.get(dialect.part) ?? '',
    colour: fields.get(dialect.colour) ?? '',
    quantity: fields.get(filled ?? '') ?? '',
    ...(dialect.isSpare(fields) && { isSpare: true }),
    ...(type !== 'P' && { problem: { code: 'notPart', ...place, values: { text: type } } }),
  };
}
