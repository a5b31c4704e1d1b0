import { dimensions, toNumber, type Parsed } from './grammar.ts';

/** The glyph of the schematic, the fallback drawing, by the first digits of the category. */
const GLYPHS: readonly [category: RegExp, glyph: string][] = [
  [/^[145679]..$/, 'brick'],
  [/^[238]..$/, 'plate'],
  [/^10..$/, 'technic'],
  [/^11..$/, 'wheel'],
  [/^12..$/, 'panel'],
  [/^1[34]..$/, 'minifig'],
];
const glyph = (category: string): string => GLYPHS.find(([pattern]) => pattern.test(category))?.[1] ?? 'other';

const short = (value: number): string => String(Math.round(value * 100) / 100);
const studs = (value: number | undefined): number => Math.max(1, Math.round(value ?? 1));
const RAMPS = [18, 25, 30, 33, 45, 55, 60, 65, 75];

/** What a rule reads of a name. */
type Name = {
  /** Whether the source name matches. */
  has: (pattern: RegExp) => boolean;
  dims: readonly number[];
  /** The sizes as written. */
  sizes: readonly string[];
  /** The shorter and the longer side, in studs. */
  a: number;
  b: number;
  /** `2x4`; with a height, `2x4x1.67`; and in the order of the name, always with a height. */
  flat: string;
  tall: string;
  upright: string;
  height: string | undefined;
  ramp: number;
  isCheese: boolean;
  /** The first number that is neither a size nor an angle. */
  count: number | undefined;
  blades: string;
  hand: string;
};
type Rule = (name: Name) => string | undefined;

/** Rules that need a size; without one the part is drawn by the second list, or as a schematic. */
const SIZED: Record<string, Rule> = {
  plate: ({ flat }) => `plate-${flat}`,
  dish: ({ flat }) => `dish-${flat}`,
  box: ({ flat }) => `box-${flat}`,
  rack: ({ flat }) => `rack-${flat}`,
  flag: ({ flat }) => `flag-${flat}`,
  special: specialBrick,
  specialplate: specialPlate,
  roundbrick: ({ has, flat, tall }) => (has(/dome top|sphere|dome bottom/) ? `dome-${flat}` : `roundbrick-${tall}`),
  curve: ({ has, dims, flat, tall }) =>
    has(/inverted/) ? `curveinv-${flat}` : `curve-${(dims[2] ?? 0) > 1 ? tall : flat}`,
  slope: (name) => slope('slope', name),
  slopeinv: (name) => slope('slopeinv', name),
  slopedouble: (name) => slope('slopedouble', name),
  technic: ({ a, flat }) => `${a === 1 ? 'technic' : 'brick'}-${flat}`,
  support: ({ has, a, flat, height = '1' }) =>
    has(/girder/) && a === 1 ? `girder-${flat}` : `support-${flat}x${height}`,
};
const WITHOUT_SIZE: Record<string, string> = { box: 'box-2x2', rack: 'rack-1x4', flag: 'flag-2x2' };

/** Rules for names with or without a size. */
const UNSIZED: Record<string, Rule> = {
  plate: ({ has, flat }) => (has(/jumper/) ? `jumper-${flat}` : undefined),
  bracket: ({ sizes }) => {
    const [one, two = '2x2'] = sizes
      .flatMap((size) => size.split('/'))
      .filter((size) => /^\dx\d/.test(size))
      .map((size) => sorted(size.split('x').slice(0, 2).map(toNumber)).join('x'));
    return one && `bracket-${one}-${two}`;
  },
  cupboard: ({ has, dims, flat }) => (dims.length >= 2 && !has(/drawer/) ? `box-${flat}` : 'drawer'),
  beam,
  link: ({ dims, b }) => `beamthin-${dims.length >= 2 ? b : 6}`,
  bar: ({ count, b }) => `bar-${Math.max(1, count ?? b)}`,
  pin: ({ has }) => (has(/1\/2|½/) && 'pin-half') || (has(/long/) && 'pin-long') || 'pin',
  connector: ({ has }) =>
    (has(/perpendicular/) && 'connector-perp') || (has(/angled|#[2-6]|bent/) && 'connector-angle') || 'connector',
  gear: ({ has, count }) => (has(/bevel/) ? `gearbevel-${count ?? 12}` : `gear-${count ?? 8}`),
  wheel: (name) => `wheel${diameter(name)}`,
  tyre: (name) => `tyre${diameter(name)}`,
  technicpanel: ({ dims, b }) => `technicpanel-${dims.length >= 2 ? Math.max(b, studs(dims[2])) : 5}`,
  fairing: ({ has }) => (has(/long/) && 'technicpanel-7') || (has(/small/) && 'technicpanel-3') || 'technicpanel-5',
  figure: ({ has }) => (has(/hand\b/) ? 'hand' : 'schematic-minifig-2x3'),
};

/** Fills a key of a word list, such as `=brick-{tall}`; undefined if the name lacks what it needs. */
function fill(key: string, { flat, tall, upright, height, count, blades, hand, dims }: Name): string | undefined {
  const sizes = dims.length < 2 ? {} : { flat, tall, upright };
  const holes: Record<string, string | number | undefined> = { ...sizes, height, count, blades, hand };
  const filled = key.slice(1).replace(/\{(\w+)\}/g, (hole, value: string) => String(holes[value] ?? hole));
  return filled.includes('{') ? undefined : filled;
}

/** The key of the drawing for a parsed name: a shape family if the name implies one, else a schematic. */
export function shapeOf({ head, pieces, source }: Parsed): string {
  const dims = dimensions(pieces);
  const [a = 1, b = 1] = sorted([dims[0] ?? 1, dims[1] ?? 1]);
  const [flat, height] = [`${a}x${b}`, dims[2] === undefined ? undefined : short(dims[2])];
  const hasSize = dims.length >= 2;
  const angle = Number(/(\d+)°/.exec(source)?.[1] ?? 45);
  const sizes = pieces.flatMap((piece) => ('measure' in piece ? [piece.measure] : []));
  const name: Name = {
    has: (pattern) => pattern.test(source),
    dims,
    sizes,
    a,
    b,
    flat,
    tall: dims[2] !== undefined && Math.abs(dims[2] - 1) > 0.01 ? `${flat}x${height}` : flat,
    upright: `${studs(dims[0])}x${studs(dims[1])}x${height ?? 1}`,
    height,
    ramp: RAMPS.reduce((best, next) => (Math.abs(next - angle) < Math.abs(best - angle) ? next : best)),
    isCheese: angle === 30 && a === 1 && b <= 2,
    count: toNumber(/\d+/.exec(sizes.find((size) => !/[x°]/.test(size)) ?? '')?.[0] ?? '0') || undefined,
    blades: /(\d) blade/.exec(source)?.[1] ?? '3',
    hand: (/\bleft\b/.test(source) && '-l') || (/\bright\b/.test(source) && '-r') || '',
  };
  return (
    (head.shape.startsWith('=') ? fill(head.shape, name) : UNSIZED[head.shape]?.(name)) ??
    (hasSize ? SIZED[head.shape]?.(name) : WITHOUT_SIZE[head.shape]) ??
    `schematic-${glyph(head.category)}-${hasSize ? flat : '1x1'}`
  );
}

const sorted = (sides: readonly number[]): number[] => sides.map(studs).toSorted((one, other) => one - other);

function diameter({ dims, count }: Name): string {
  const millimetres = dims[0] ?? count ?? 0;
  return millimetres > 0 ? `-${Math.min(200, Math.round(millimetres))}` : '';
}

function slope(rule: string, { has, ramp, isCheese, flat, tall }: Name): string {
  if (isCheese) return `cheese-${flat}`;
  if (has(/convex|concave/)) return `slopecorner-${ramp}-${flat}`;
  if (rule === 'slopeinv' || has(/inverted 45|inverted 33|slope inverted/)) return `slopeinv-${ramp}-${tall}`;
  return rule === 'slopedouble' || has(/\bdouble\b|\btriple\b/)
    ? `slopedouble-${ramp}-${flat}`
    : `slope-${ramp}-${tall}`;
}

function specialBrick({ flat, tall, has }: Name): string {
  if (has(/headlight/)) return 'headlight-1x1';
  if (tall === flat && has(/studs? on (1|one|2|4) |on 1 side|on one side|studs on/) && /^1x[124]$/.test(flat))
    return `snot-${flat}`;
  if (has(/palisade/)) return `log-${flat}`;
  if (has(/masonry/)) return `masonry-${flat}`;
  if (has(/octagonal/)) return `roundbrick-${tall}`;
  return tall === flat ? `profile-${flat}` : `brick-${tall}`;
}

function specialPlate({ a, b, flat, has }: Name): string {
  if (has(/jumper/) || has(/1x2 with 1 stud/)) return `jumper-${flat}`;
  if (has(/towball/) && flat === '2x2') return 'towball-2x2';
  if (has(/\bclips?\b/) && a === 1 && b <= 2) return `clipplate-${flat}`;
  if (has(/handle|\bbar\b|ladder/) && flat === '1x2') return 'barplate-1x2';
  if (has(/door rail/)) return `railplate-${flat}`;
  if (has(/pin holes?|\bholes?\b/) && flat !== '1x1') return `technicplate-${flat}`;
  return `plate-${flat}`;
}

function beam({ dims, has }: Name): string {
  const [a = 1, b = 1] = dims.map((value) => Math.round(value));
  if (has(/l-shape/)) return `beaml-${a}x${b}`;
  if (has(/t-shape/)) return `beamt-${a}x${b}`;
  if (has(/bent \(|bent/)) return `beambent-${b > 9 ? '4x6' : `4x${Math.max(3, b - 3)}`}`;
  if (a > 1) return `beaml-${a}x${b}`;
  return has(/thin/) ? `beamthin-${b}` : `beam-${b}`;
}
