import { MAX_ROWS, MAX_PROBLEMS } from '../limits.ts';
import type { ReadLine } from '../list.entity.ts';
import { MAX_PIECES } from '../quantity.ts';
import type { ReadBody } from '../read-body.ts';
import { countModels, INHERITED } from './count-models.ts';
import { baseOf, parseModels, type Placement } from './parse-models.ts';

/**
 * Names that mean a model even if the text has no such model: other files, and names with spaces, which no part has.
 */
const NAMES_A_MODEL = /\.(?:ldr|mpd|io)$|\s/;
/** `parts/s/3001.dat` → `3001`. */
const toPart = (name: string) => baseOf(name).replace(/\.dat$/, '');

/**
 * Reads LDraw. Each placement of a part is a line, with as many pieces as its model is built. A part in the inherited
 * colour becomes a line for each colour that its model is built in. Placements that the main model does not use are
 * ignored.
 */
export function readLdraw(text: string, file: number, name: string): ReadBody {
  const parsed = parseModels(text, file, name);
  const { built, modelOf, cycles, isCutShort } = countModels(parsed);
  const lines: ReadLine[] = [];
  const missing = new Set<string>();
  const { ignored, problems } = parsed;
  let isFull = isCutShort;

  const addLine = (placement: Placement, colour: string, times: number) => {
    isFull ||= lines.length === MAX_ROWS;
    // Too many pieces are reported by the reader of quantities.
    if (!isFull)
      lines.push({
        file,
        line: placement.line,
        columns: placement.columns,
        part: toPart(placement.name),
        colour,
        quantity: String(times),
        pieces: times <= MAX_PIECES ? times : undefined,
      });
  };
  const reportMissing = ({ name: model, line }: Placement) => {
    if (!NAMES_A_MODEL.test(model) || missing.has(model) || missing.size >= MAX_PROBLEMS) return;
    missing.add(model);
    problems.push({ code: 'missingModel', file, line, values: { model } });
  };
  /** Reads a placement in a model that is built `total` times, by the colour that it inherits in `colours`. */
  const readPlacement = (placement: Placement, colours: ReadonlyMap<string, number>, total: number) => {
    const { line, colour } = placement;
    const isCycle = cycles.has(placement);
    if (isCycle && problems.length < MAX_PROBLEMS)
      problems.push({ code: 'cycle', file, line, values: { model: placement.name } });
    if (isCycle || total === 0) {
      ignored.push({ file, line, why: 'excluded', text: placement.text });
      return;
    }
    if (modelOf(placement)) return;
    reportMissing(placement);
    if (isFull) return;
    const timesByColour = colour === INHERITED ? colours : [[colour, total] as const];
    for (const [inherited, times] of timesByColour) addLine(placement, inherited, times);
  };
  for (const model of parsed.models) {
    if (model.isPart && model !== parsed.main) continue;
    const colours = built.get(model) ?? new Map<string, number>();
    let total = 0;
    for (const times of colours.values()) total += times;
    for (const placement of model.placements) readPlacement(placement, colours, total);
  }
  if (isFull) problems.push({ code: 'tooManyLines', file, line: lines.at(-1)?.line ?? 1, values: { most: MAX_ROWS } });
  if (lines.length === 0) problems.push({ code: 'noLines', file });
  return { format: 'ldraw', colours: { system: 'ldraw', by: 'format' }, lines, ignored, problems };
}
