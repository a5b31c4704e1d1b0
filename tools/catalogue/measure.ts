import { dimensions, type Parsed } from './grammar.ts';
import { readPairs } from './words.ts';

/** Width and length in studs, height in plates (one brick is three). */
export type Size = { width: number; length: number; height: number };

/** Heights in plates where the name states none, and weights in milligrams where no size is stated, by shape family. */
const heights = readPairs('heights');
const weights = readPairs('weights');

/** The size stated by a name; absent for names without a size in studs. */
export function sizeOf(parsed: Parsed, shape: string): Size | undefined {
  const family = shape.split('-')[0] ?? '';
  const named = dimensions(parsed.pieces);
  const [first, second, third] = named.length >= 2 ? named : dimensionsOfShape(shape);
  const isBeam = family.startsWith('beam');
  const height = isBeam ? beamHeight(family) : heights.get(family);
  if (first === undefined || height === undefined || (second === undefined && !isBeam)) return undefined;
  const [width = 1, length = 1] = [first, second ?? 1].toSorted((one, other) => one - other);
  return { width, length, height: third === undefined || isBeam ? Number(height) : Math.round(third * 30) / 10 };
}

const beamHeight = (family: string): number => (family === 'beamthin' ? 1.25 : 2.5);

function dimensionsOfShape(shape: string): number[] {
  const found = /-(\d+)x(\d+)/.exec(shape);
  return found ? [Number(found[1]), Number(found[2])] : [];
}

/** The share of a part's outer volume that is plastic, relative to a brick. */
function solidity(family: string): number {
  if (['panel', 'window', 'door', 'fence', 'glass', 'windscreen', 'cockpit', 'box'].includes(family)) return 0.35;
  return /slope|wedge|curve|cheese|cone|arch/.test(family) ? 0.75 : 1;
}

/** An estimate of one piece in milligrams, from its size or its family; calculated, not weighed. */
export function weightOf(parsed: Parsed, shape: string, size: Size | undefined): number {
  const [family = '', figure = ''] = shape.split('-');
  const count = Number(/^\d+/.exec(figure)?.[0] ?? 0);
  if (family.startsWith('beam') && size)
    return Math.round((size.width + size.length - 1) * 230 * (family === 'beamthin' ? 0.55 : 1));
  if (size) {
    return Math.max(60, Math.round(size.width * size.length * (40 + 75 * size.height) * solidity(family)));
  }
  if (family === 'axle') return count * 170;
  if (family === 'bar') return Math.max(60, count * 75);
  if (family === 'gear' || family === 'gearbevel') return Math.max(250, Math.round(count * count * 2.6));
  if ((family === 'wheel' || family === 'tyre') && count > 0) return Math.round(count * count * 5);
  const dims = dimensions(parsed.pieces);
  if (family === 'schematic' && dims.length >= 2)
    return Math.min(60_000, Math.round((dims[0] ?? 1) * (dims[1] ?? 1) * 250 * Math.max(1, dims[2] ?? 1)));
  return Number(weights.get(family) ?? 800);
}
