import { KEPT_TEXT, LONGEST_NAME, MAX_ROWS, MAX_TOLD } from '../limits.ts';
import type { Format, ReadLine, TroubleCode } from '../list.entity.ts';
import type { ReadBody } from '../read-body.ts';
import { createPlaces } from './places.ts';
import { CUT, scanItems, type Fields } from './scan-items.ts';

/** How a dialect writes an item: names of tags, and what a field says beside. Of several tags the first that is filled counts. */
export type XmlDialect = {
  format: Format;
  part: string;
  colour: string;
  quantity: readonly string[];
  type: string;
  /** Whether it stands in the list without being asked for. */
  isExcluded: (fields: Fields) => boolean;
  isSpare: (fields: Fields) => boolean;
};

/** The name of what is broken, as written. */
const BROKEN = /^<\/?([^\s<>/]+)/;

/** Reads a list of items. Each is a line or an ignored row; their colours are BrickLink's. */
export function readItems(text: string, file: number, dialect: XmlDialect): ReadBody {
  const placeOf = createPlaces(text);
  const lines: ReadLine[] = [];
  const body: ReadBody = {
    format: dialect.format,
    colours: { system: 'bricklink', said: 'format' },
    lines,
    ignored: [],
    troubles: [],
  };
  const tell = (code: TroubleCode, about: string, at: number) => {
    if (body.troubles.length < MAX_TOLD) body.troubles.push({ code, file, ...placeOf(at), values: { text: about } });
  };
  const leaves = new Set([dialect.part, dialect.colour, dialect.type, ...dialect.quantity]);
  let items = 0;
  scanItems(text, leaves, {
    onItem: (fields, at, end) => {
      const { line, column } = placeOf(at);
      items += 1;
      if (items === MAX_ROWS + 1) body.troubles.push({ code: 'tooManyLines', file, line, values: { most: MAX_ROWS } });
      if (items > MAX_ROWS) return;
      const why = fields.size === 0 ? 'blank' : dialect.isExcluded(fields) ? 'excluded' : undefined;
      if (why)
        body.ignored.push({
          file,
          line,
          why,
          text: text.slice(at, Math.min(end, at + KEPT_TEXT)).replaceAll(/\s+/g, ' '),
        });
      else lines.push(toLine(fields, { file, line, column }, dialect));
    },
    onBroken: (at) => tell('brokenXml', BROKEN.exec(text.slice(at, at + LONGEST_NAME))?.[1] ?? '', at),
    onEntity: (reference, at) => tell('entity', reference, at),
  });
  if (lines.length === 0) body.troubles.push({ code: 'noLines', file });
  return body;
}

function toLine(fields: Fields, place: { file: number; line: number; column: number }, dialect: XmlDialect): ReadLine {
  const { column, ...line } = place;
  const type = (fields.get(dialect.type) ?? '').replace(CUT, '').toUpperCase() || 'P';
  const filled = dialect.quantity.find((name) => fields.get(name));
  return {
    ...line,
    // Several items may stand in one line.
    columns: { part: column, colour: column, quantity: column },
    part: fields.get(dialect.part) ?? '',
    colour: fields.get(dialect.colour) ?? '',
    quantity: fields.get(filled ?? '') ?? '',
    ...(dialect.isSpare(fields) && { isSpare: true }),
    ...(type !== 'P' && { trouble: { code: 'notPart', ...place, values: { text: type } } }),
  };
}
