import { readTable } from '../part-tables.ts';
import { dimensions, toNumber, type Parsed } from './grammar.ts';
import { readPairs } from './words.ts';

/**
 * The rules of the word lists, in their order: a pattern of size and source name (`2x4x1.67 brick …`; without a size
 * `- pin long`), and the key of what it is, whose holes the name fills. Sizes, weights and categories follow
 * from it; pictures do not, they have the part’s number.
 */
const rules = Map.groupBy(readTable(`${import.meta.dirname}/words`, 'shapes.csv'), ({ rule }) => rule);
/** What stands for a part whose name implies no kind, by main category. */
const glyphs = readPairs('glyphs');
const RAMPS = [18, 25, 30, 33, 45, 55, 60, 65, 75];

const rounded = (value: number): number => Math.round(value * 100) / 100;
const studs = (value = 1): number => Math.max(1, Math.round(value));
/** The sides in studs, the shorter one first: `2x4`. */
const flatOf = (sides: readonly number[]): string =>
  sides
    .slice(0, 2)
    .map((side) => studs(side))
    .toSorted((one, other) => one - other)
    .join('x');

/** What fills the holes of a key. Undefined is what the name lacks; a key with such a hole is not used. */
function holesOf({ pieces, source }: Parsed): Record<string, string | number | undefined> {
  const dims = dimensions(pieces);
  const sizes = pieces.flatMap((piece) => ('measure' in piece ? [piece.measure] : []));
  const flat = dims.length > 0 ? flatOf(dims) : undefined;
  const height = dims[2] === undefined ? undefined : rounded(dims[2]);
  const angle = Number(/(\d+)°/.exec(source)?.[1] ?? 45);
  // The first number that is neither a size nor an angle.
  const count = Number(/\d+/.exec(sizes.find((size) => !/[x°]/.test(size)) ?? '')?.[0] ?? 0) || undefined;
  const millimetres = dims[0] ?? count;
  const [arm, other = '2x2'] = sizes
    .flatMap((size) => size.split('/'))
    .filter((size) => /^\dx\d/.test(size))
    .map((size) => flatOf(size.split('x').map(toNumber)));
  return {
    flat,
    tall: height === undefined || height === 1 ? flat : `${flat}x${height}`,
    upright: flat && `${studs(dims[0])}x${studs(dims[1])}x${height ?? 1}`,
    turned: flat && `${studs(dims[0])}x${studs(dims[1])}`,
    height,
    long: flat?.split('x')[1] ?? 1,
    longest: flat && Math.max(...dims.map((side) => studs(side))),
    ramp: RAMPS.reduce((best, next) => (Math.abs(next - angle) < Math.abs(best - angle) ? next : best)),
    count,
    diameter: millimetres && Math.min(200, Math.round(millimetres)),
    arms: arm && `${arm}-${other}`,
    blades: /(\d) blade/.exec(source)?.[1] ?? '3',
    hand: (/\bleft\b/.test(source) && '-l') || (/\bright\b/.test(source) && '-r') || '',
  };
}

/** What a parsed name says that the part is: a family and its sizes if the name implies one, else a main category. */
export function shapeOf(parsed: Parsed): string {
  const { head, source } = parsed;
  const holes = holesOf(parsed);
  const keys = head.shape.startsWith('=')
    ? [head.shape.slice(1)]
    : (rules.get(head.shape) ?? []).flatMap(({ pattern = '', shape = '' }) =>
        new RegExp(pattern).test(`${holes['tall'] ?? '-'} ${source}`) ? [shape] : [],
      );
  const schematic = `schematic-${glyphs.get(head.category.slice(0, -2)) ?? 'other'}-${holes['flat'] ?? '1x1'}`;
  const filled = keys.map((key) => key.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole)));
  return filled.find((key) => !key.includes('{')) ?? schematic;
}
