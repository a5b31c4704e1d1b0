import { MAX_IGNORED_TEXT, MAX_LINE_LENGTH, MAX_ROWS } from '../limits.ts';
import type { FileProblem, IgnoredRow } from '../list.entity.ts';

/**
 * A line of type 1: a part or a model at a position, in a colour. `name` is the file's, in lower case; '' if the line
 * is cut. `columns`: where the name and the colour begin.
 */
export type Placement = {
  line: number;
  columns: { part: number; colour: number };
  text: string;
  colour: string;
  name: string;
};
/** A model in the text. `isPart`: it is drawn with lines and surfaces instead of being built of parts. */
export type Model = { name: string; placements: Placement[]; isPart: boolean };
export type ParsedModels = { main: Model; models: readonly Model[]; ignored: IgnoredRow[]; problems: FileProblem[] };

/** Colour, twelve numbers of position and rotation, and a file name that may contain spaces. */
const PLACEMENT = /^1\s+(\S+)\s+(?:\S+\s+){12}(\S.*)$/;
const FILE = /^0\s+FILE\s+(\S.*)$/i;
const NO_FILE = /^0\s+NOFILE\b/i;
const HIDDEN = /^0\s+(?:MLCAD\s+HIDE|GHOST)\s+1\s/i;
const OF_A_PART = /^0\s+!?LDRAW_ORG\s+(?:unofficial_)?(?:part|subpart|shortcut|(?:8_|48_)?primitive)/i;

/** File names are equal regardless of case and slashes. */
const keyOf = (name: string) => name.trim().toLowerCase().replaceAll('\\', '/');
/** A file's name without its folders. */
export const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Reads the models of a text with LF line ends: one (`.ldr`, `.dat`), or several between `0 FILE` and `0 NOFILE`
 * (`.mpd`), of which the first is the main one.
 */
export function parseModels(text: string, file: number, name: string): ParsedModels {
  const before: Model = { name: baseOf(keyOf(name)), placements: [], isPart: false };
  const models: Model[] = [];
  const ignored: IgnoredRow[] = [];
  const problems: FileProblem[] = [];
  let model: Model | undefined = before;
  let line = 0;
  let count = 0;

  const read = (written: string) => {
    const row = written.trimStart();
    const kind = row[0];
    if (kind === '1' && /^1\s/.test(row)) {
      const isTooLong = row.length > MAX_LINE_LENGTH;
      const [, colour = '', placed = ''] = (isTooLong ? null : PLACEMENT.exec(row)) ?? [];
      count += 1;
      if (isTooLong) problems.push({ code: 'longLine', file, line, values: { most: MAX_LINE_LENGTH } });
      if (model && !isTooLong)
        model.placements.push({
          line,
          columns: {
            part: written.length - placed.length + 1,
            colour: written.indexOf(colour, written.length - row.length + 1) + 1,
          },
          text: row.slice(0, MAX_IGNORED_TEXT),
          colour,
          name: keyOf(placed),
        });
      else ignored.push({ file, line, why: 'excluded', text: row.slice(0, MAX_IGNORED_TEXT) });
    } else if (kind === '0' && HIDDEN.test(row)) {
      count += 1;
      ignored.push({ file, line, why: 'hidden', text: row.slice(0, MAX_IGNORED_TEXT) });
    } else if (kind === '0') {
      const begun = FILE.exec(row)?.[1];
      if (begun !== undefined) models.push((model = { name: keyOf(begun), placements: [], isPart: false }));
      else if (NO_FILE.test(row)) model = undefined;
      else if (model && OF_A_PART.test(row)) model.isPart = true;
    } else if (model && /^[2-5]\s/.test(row) && model.name.endsWith('.dat')) model.isPart = true;
  };

  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    line += 1;
    if (count === MAX_ROWS) {
      problems.push({ code: 'tooManyLines', file, line, values: { most: MAX_ROWS } });
      break;
    }
    read(text.slice(from, end < 0 ? text.length : end).trimEnd());
    from = end < 0 ? text.length : end + 1;
  }
  if (before.placements.length > 0 || models.length === 0) models.unshift(before);
  const [main = before] = models;
  return { main, models, ignored, problems };
}
