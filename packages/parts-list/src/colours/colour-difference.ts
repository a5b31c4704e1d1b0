import type { Colour, Reference } from '../reference/reference.entity.ts';

/** A colour in CIELAB, under daylight (D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

/** How near two colours of one finish are: ΔE00 ≤ 2, ≤ 5, ≤ 10. Colours farther apart are not offered. */
export type Nearness = 'same' | 'close' | 'visible';

/** Another colour with its ΔE00; without `nearness` when it is too far to be offered. */
export type ComparedColour = { colour: number; difference: number; nearness?: Nearness };

/** The greatest ΔE00 of each nearness (reference, section 3). */
const NEARNESSES: readonly [number, Nearness][] = [
  [2, 'same'],
  [5, 'close'],
  [10, 'visible'],
];
const RADIANS_PER_DEGREE = Math.PI / 180;

/** ΔE00 of two hex values such as `05131D`: CIEDE2000 with all weights 1. */
export const colourDifference = (one: string, other: string): number => labDifference(labOf(one), labOf(other));

/** The colours of one finish by their difference from a colour, nearest first, without the colour itself. */
export function nearestColours(
  colour: number,
  reference: Pick<Reference, 'colour' | 'colours'>,
): readonly ComparedColour[] {
  const from = reference.colour(colour);
  if (!from) return [];
  return reference.colours
    .filter(({ id, finish }) => id !== colour && finish === from.finish)
    .map(({ id, hex }) => compared(id, colourDifference(from.hex, hex)))
    .toSorted((one, other) => one.difference - other.difference || one.colour - other.colour);
}

/** The colour of a finish that is nearest to a hex value; rare colours are excluded. */
export function nearestTo(hex: string, finish: Colour['finish'], colours: readonly Colour[]): Colour | undefined {
  let [best, smallest]: [Colour | undefined, number] = [undefined, Infinity];
  for (const colour of colours) {
    const difference = colour.codes.lego && colour.finish === finish ? colourDifference(hex, colour.hex) : Infinity;
    if (difference < smallest) [best, smallest] = [colour, difference];
  }
  return best;
}

function compared(colour: number, difference: number): ComparedColour {
  const nearness = NEARNESSES.find(([limit]) => difference <= limit)?.[1];
  return { colour, difference, nearness };
}

function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const compress = (share: number): number =>
    share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116;
  // From sRGB to XYZ, each by the white of D65.
  const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = compress(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000, in the names and the order of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005). */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const [x1, x2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hueOf(x1, b1), hueOf(x2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : around(h2 - h1);
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIANS_PER_DEGREE)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = isGrey ? h1 + h2 : meanHue(h1, h2);
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotation =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS_PER_DEGREE) *
    2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}

const cosine = (degrees: number): number => Math.cos(degrees * RADIANS_PER_DEGREE);
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS_PER_DEGREE + 360) % 360;
/** The shorter way round from one hue to another. */
function around(turn: number): number {
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}
function meanHue(one: number, other: number): number {
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}
