import { MAX_ROWS, MAX_TOLD } from '../limits.ts';
import type { ReadLine } from '../list.entity.ts';
import { MAX_PIECES } from '../quantity.ts';
import type { ReadBody } from '../read-body.ts';
import { countModels, INHERITED } from './count-models.ts';
import { baseOf, parseModels, type Placement } from './parse-models.ts';

/** What is a model by its name, though the text has none of that name: other files, and names with spaces, which no part has. */
const NAMES_A_MODEL = /\.(?:ldr|mpd|io)$|\s/;
/** `parts/s/3001.dat` → `3001`. */
const toPart = (name: string) => baseOf(name).replace(/\.dat$/, '');

/**
 * Reads LDraw: each placement of a part is a line, with as many pieces as its model is built. In the colour of what holds it, it
 * is a line for each colour that comes down to it. What the main model does not need is ignored, by placement.
 */
export function readLdraw(text: string, file: number, name: string): ReadBody {
  const parsed = parseModels(text, file, name);
  const { built, modelOf, cycles, isCutShort } = countModels(parsed);
  const lines: ReadLine[] = [];
  const missing = new Set<string>();
  const { ignored, troubles } = parsed;
  let isFull = isCutShort;

  const add = (placement: Placement, colour: string, times: number) => {
    isFull ||= lines.length === MAX_ROWS;
    // Too many pieces are left to whoever reads quantities.
    if (!isFull)
      lines.push({
        file,
        line: placement.line,
        columns: placement.columns,
        part: toPart(placement.name),
        colour,
        quantity: String(times),
        ...(times <= MAX_PIECES && { pieces: times }),
      });
  };
  for (const model of parsed.models) {
    if (model.isPart && model !== parsed.main) continue;
    const colours = built.get(model) ?? new Map<string, number>();
    let all = 0;
    for (const times of colours.values()) all += times;
    for (const placement of model.placements) {
      const { line, colour } = placement;
      const isCycle = cycles.has(placement);
      if (isCycle && troubles.length < MAX_TOLD)
        troubles.push({ code: 'cycle', file, line, values: { model: placement.name } });
      if (isCycle || all === 0) ignored.push({ file, line, why: 'excluded', text: placement.text });
      else if (!modelOf(placement)) {
        if (NAMES_A_MODEL.test(placement.name) && !missing.has(placement.name) && missing.size < MAX_TOLD) {
          missing.add(placement.name);
          troubles.push({ code: 'missingModel', file, line, values: { model: placement.name } });
        }
        const made = colour === INHERITED ? colours : [[colour, all] as const];
        for (const [inherited, times] of isFull ? [] : made) add(placement, inherited, times);
      }
    }
  }
  if (isFull) troubles.push({ code: 'tooManyLines', file, line: lines.at(-1)?.line ?? 1, values: { most: MAX_ROWS } });
  if (lines.length === 0) troubles.push({ code: 'noLines', file });
  return { format: 'ldraw', colours: { system: 'ldraw', said: 'format' }, lines, ignored, troubles };
}
