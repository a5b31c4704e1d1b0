import { dimensions, type Parsed } from './grammar.ts';

/** Width and length in studs, height in plates (one brick is three). */
export type Size = { width: number; length: number; height: number };

const flatFamilies = new Set([
  'plate',
  'tile',
  'baseplate',
  'grille',
  'jumper',
  'wedge',
  'roundplate',
  'roundtile',
  'technicplate',
  'clipplate',
  'barplate',
  'railplate',
  'hingeplate',
  'corner',
  'cornertile',
  'towball',
]);
const solidFamilies = new Set([
  'brick',
  'profile',
  'snot',
  'log',
  'masonry',
  'headlight',
  'slope',
  'slopeinv',
  'slopedouble',
  'slopecorner',
  'cheese',
  'curve',
  'curveinv',
  'wedgebrick',
  'roundbrick',
  'cone',
  'dome',
  'arch',
  'technic',
  'panel',
  'window',
  'door',
  'glass',
  'fence',
  'windscreen',
  'cockpit',
  'support',
  'girder',
  'box',
  'hingebrick',
  'dish',
  'cornerbrick',
]);

/** The size stated by a name; absent for names without a size in studs. */
export function sizeOf(parsed: Parsed, shape: string): Size | undefined {
  const family = shape.split('-')[0] ?? '';
  const dims = dimensions(parsed.pieces);
  const stated = dims.length >= 2 ? dims : dimensionsOfShape(shape);
  const [first, second, third] = stated;
  if (family.startsWith('beam'))
    return first === undefined
      ? undefined
      : {
          width: Math.min(first, second ?? 1),
          length: Math.max(first, second ?? 1),
          height: family === 'beamthin' ? 1.25 : 2.5,
        };
  if (first === undefined || second === undefined) return undefined;
  const [width, length] = [Math.min(first, second), Math.max(first, second)];
  if (flatFamilies.has(family)) return { width, length, height: third === undefined ? 1 : rounded(third * 3) };
  if (!solidFamilies.has(family)) return undefined;
  return { width, length, height: third === undefined ? defaultHeight(family) : rounded(third * 3) };
}

/** The height in plates of a solid part whose name does not state it. */
function defaultHeight(family: string): number {
  if (family === 'cheese' || family === 'curve') return 2;
  return family === 'dish' ? 1 : 3;
}

function dimensionsOfShape(shape: string): number[] {
  const found = /-(\d+)x(\d+)/.exec(shape);
  return found ? [Number(found[1]), Number(found[2])] : [];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Milligrams by shape family where no size is stated; estimated, not measured. */
const plain: Record<string, number> = {
  pin: 190,
  axlepin: 190,
  bush: 140,
  connector: 800,
  hair: 700,
  hat: 600,
  helmet: 700,
  head: 560,
  torso: 1100,
  legs: 650,
  arm: 160,
  hand: 70,
  tool: 300,
  leaves: 600,
  flower: 250,
  animal: 1400,
  tree: 5000,
  balljoint: 1500,
  technicpanel: 2600,
  schematic: 1500,
  wheel: 1400,
  tyre: 2200,
  rock: 900,
  engine: 1500,
  motor: 30000,
  hose: 500,
  chain: 600,
  string: 300,
  ladder: 2500,
  flag: 500,
  sign: 700,
  ball: 900,
  barrel: 1500,
  basket: 1200,
  crane: 3000,
  propeller: 1500,
  rotor: 2500,
  worm: 700,
};

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
  return plain[family] ?? 800;
}
