import type { ColourSystem, FileProblemCode, ReadingSystem } from '../formats/list.entity.ts';
import { ANY_COLOUR } from '../formats/any-colour.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Step } from '../reference/step.entity.ts';
import { nearestTo } from './colour-difference.ts';

/** What was understood of a colour's cell, and the problem of it, if any. */
export type ColourReading = { colour?: number | 'any'; steps: readonly Step[]; code?: FileProblemCode };

/**
 * Codes that are not a colour. LDraw's 16 and 24 inherit the colour of the surrounding model, which a list does not
 * have.
 */
const SPECIAL: ReadonlyMap<string, Omit<ColourReading, 'steps'>> = new Map([
  [`rebrickable ${ANY_COLOUR}`, { colour: 'any' as const }],
  ['rebrickable -1', { code: 'unknownColour' as const }],
  ['bricklink 0', { code: 'noColour' as const }],
  ['ldraw 16', { code: 'noColour' as const }],
  ['ldraw 24', { code: 'noColour' as const }],
]);
/**
 * LDraw's rubber colours, which other systems do not distinguish, with Rebrickable's id of the plain colour. Source:
 * LDConfig, lpub3d #290.
 */
const RUBBER: ReadonlyMap<string, number> = new Map([
  ['65', 14],
  ['66', 46],
  ['67', 47],
  ['256', 0],
  ['273', 1],
  ['324', 4],
  ['350', 25],
  ['375', 7],
  ['406', 272],
  ['449', 22],
  ['490', 27],
  ['496', 71],
  ['504', 179],
  ['511', 15],
]);
const ANY = /^(?:\[?no colou?r\/any colou?r\]?|any(?: ?colou?r)?|任意(?:颜色|顏色)?|不限(?:颜色|顏色)?)$/i;
/** `0x2…` or `#2…` solid, `0x3…` or `#3…` transparent. */
const DIRECT = /^(?:#2?|0x2|(#3|0x3))([0-9a-f]{6})$/i;

/** Reads colours by the numbers of a system, or by names. Each different cell is read once. */
export function createColourReader(reference: Reference, system: ReadingSystem): (text: string) => ColourReading {
  const cache = new Map<string, ColourReading>();
  return (text) => {
    let reading = cache.get(text);
    if (!reading) cache.set(text, (reading = readColour(text, reference, system)));
    return reading;
  };
}

function readColour(text: string, reference: Reference, system: ReadingSystem): ColourReading {
  const cell = text
    .slice(0, 64)
    .normalize('NFKC')
    .trim()
    .replace(/^['`‘’]/, '')
    .trim();
  if (cell === '') return { steps: [], code: 'noColour' };
  const special = SPECIAL.get(`${system} ${cell}`);
  if (special) return { ...special, steps: [] };
  if (ANY.test(cell)) return { colour: 'any', steps: [] };
  const [, isTransparent, hex] = DIRECT.exec(cell) ?? [];
  if (hex !== undefined)
    return direct(text, nearestTo(hex, isTransparent ? 'transparent' : 'solid', reference.colours)?.id, 'directColour');
  const found = isNumbered(system) ? reference.colourBy(system, cell) : undefined;
  if (found) return { colour: found.id, steps: [] };
  const rubber = system === 'ldraw' ? RUBBER.get(cell) : undefined;
  if (rubber !== undefined) return direct(text, rubber);
  const named = /^-?\d+$/.test(cell) ? undefined : reference.colourNamed(cell);
  return named ? { colour: named.id, steps: [] } : { steps: [], code: 'unknownColour' };
}

const direct = (from: string, colour: number | undefined, code?: FileProblemCode): ColourReading => ({
  colour,
  steps: [{ name: 'direct', from, to: String(colour) }],
  code,
});

/** Whether colours are read by numbers, not by names or with the part. */
export const isNumbered = (system: ReadingSystem): system is ColourSystem => system !== 'name' && system !== 'element';
