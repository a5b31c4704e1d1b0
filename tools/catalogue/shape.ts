import { dimensions, toNumber, type Parsed } from './grammar.ts';

/** Sub category → glyph of the schematic, the fallback drawing. */
function glyph(category: string): string {
  const top = category.slice(0, -2);
  if (['1', '4', '5', '6', '7', '9'].includes(top)) return 'brick';
  if (['2', '3', '8'].includes(top)) return 'plate';
  if (top === '10') return 'technic';
  if (top === '11') return 'wheel';
  if (top === '12') return 'panel';
  return top === '13' || top === '14' ? 'minifig' : 'other';
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const studs = (value: number | undefined): number => Math.max(1, Math.round(value ?? 1));

/** The key of the drawing for a parsed name: a shape family if the name implies one, else a schematic. */
export function shapeOf({ head, pieces, source }: Parsed): string {
  const dims = dimensions(pieces);
  const [a, b] = [studs(dims[0]), studs(dims[1])].sort((left, right) => left - right) as [number, number];
  const known = dims.length >= 2;
  const flat = `${a}x${b}`;
  const tall = dims[2] !== undefined && Math.abs(dims[2] - 1) > 0.01 ? `${flat}x${short(dims[2])}` : flat;
  const upright = `${studs(dims[0])}x${studs(dims[1])}x${short(dims[2] ?? 1)}`;
  const schematic = `schematic-${glyph(head.category)}-${known ? flat : '1x1'}`;
  const has = (pattern: RegExp): boolean => pattern.test(source);
  const angle = Number(/(\d+)°/.exec(source)?.[1] ?? 45);
  const ramp = [18, 25, 30, 33, 45, 55, 60, 65, 75].reduce((best, next) =>
    Math.abs(next - angle) < Math.abs(best - angle) ? next : best,
  );
  const hand = handOf(has);
  const sizes = pieces.flatMap((piece) => ('measure' in piece ? [piece.measure] : []));
  const count = toNumber(
    /\d+/.exec(sizes.find((size) => !size.includes('x') && !size.includes('°')) ?? '')?.[0] ?? '0',
  );
  const rule = head.shape;
  if (rule.startsWith('=')) return rule.slice(1);
  switch (rule) {
    case 'brick':
      return known ? `brick-${tall}` : schematic;
    case 'special':
      return known ? specialBrick(flat, tall, has) : schematic;
    case 'specialplate':
      return known ? specialPlate(a, b, flat, has) : schematic;
    case 'plate':
    case 'tile':
    case 'baseplate':
    case 'technicplate':
    case 'roundplate':
    case 'roundtile':
    case 'dish':
    case 'grille':
      if (rule === 'plate' && has(/jumper/)) return `jumper-${flat}`;
      return known ? `${rule}-${flat}` : schematic;
    case 'jumper':
      return known ? `jumper-${flat}` : schematic;
    case 'roundbrick':
      if (!known) return schematic;
      return has(/dome top|sphere|dome bottom/) ? `dome-${flat}` : `roundbrick-${tall}`;
    case 'cone':
    case 'arch':
      return known ? `${rule}-${tall}` : schematic;
    case 'dome':
      return known ? `dome-${flat}` : schematic;
    case 'curve':
      if (!known) return schematic;
      if (has(/inverted/)) return `curveinv-${flat}`;
      return `curve-${dims[2] !== undefined && dims[2] > 1 ? tall : flat}`;
    case 'slope':
    case 'slopeinv':
    case 'slopedouble':
      if (!known) return schematic;
      if (angle === 30 && a === 1 && b <= 2) return `cheese-${flat}`;
      if (has(/convex|concave/)) return `slopecorner-${ramp}-${flat}`;
      if (rule === 'slopeinv' || has(/inverted 45|inverted 33|slope inverted/)) return `slopeinv-${ramp}-${tall}`;
      return has(/\bdouble\b|\btriple\b/) || rule === 'slopedouble'
        ? `slopedouble-${ramp}-${flat}`
        : `slope-${ramp}-${tall}`;
    case 'wedge':
      return known ? `wedge-${flat}${hand}` : schematic;
    case 'wedgebrick':
      return known ? `wedgebrick-${flat}${hand}` : schematic;
    case 'bracket': {
      const [one, two] = sizes
        .flatMap((size) => size.split('/'))
        .filter((size) => /^\dx\d/.test(size))
        .map((size) =>
          size
            .split('x')
            .slice(0, 2)
            .map((part) => studs(toNumber(part)))
            .sort((l, r) => l - r)
            .join('x'),
        );
      return one ? `bracket-${one}-${two ?? '2x2'}` : schematic;
    }
    case 'panel':
    case 'window':
    case 'door':
    case 'glass':
    case 'fence':
    case 'windscreen':
    case 'cockpit':
      return known ? `${rule}-${upright}` : schematic;
    case 'doorframe':
      return known ? `window-${upright}` : schematic;
    case 'box':
    case 'hingebrick':
    case 'hingeplate':
    case 'turntable':
      if (known) return `${rule}-${flat}`;
      return rule === 'box' ? 'box-2x2' : schematic;
    case 'cupboard':
      return known && !has(/drawer/) ? `box-${flat}` : 'drawer';
    case 'technic':
      if (!known) return schematic;
      return a === 1 ? `technic-${flat}` : `brick-${flat}`;
    case 'beam':
      return beam(dims, has);
    case 'beamframe':
      return known ? `beamframe-${flat}` : schematic;
    case 'link':
      return known ? `beamthin-${b}` : 'beamthin-6';
    case 'rotor':
      return `rotor-${/(\d) blade/.exec(source)?.[1] ?? 3}`;
    case 'propeller':
      return `propeller-${/(\d) blade/.exec(source)?.[1] ?? 3}`;
    case 'axle':
      return count > 0 ? `axle-${count}` : schematic;
    case 'bar':
      return `bar-${Math.max(1, count || b)}`;
    case 'pin':
      if (has(/1\/2|½/)) return 'pin-half';
      return has(/long/) ? 'pin-long' : 'pin';
    case 'connector':
      if (has(/perpendicular/)) return 'connector-perp';
      return has(/angled|#[2-6]|bent/) ? 'connector-angle' : 'connector';
    case 'gear':
      return has(/double bevel|bevel/) ? `gearbevel-${count || 12}` : `gear-${count || 8}`;
    case 'rack':
      return known ? `rack-${flat}` : 'rack-1x4';
    case 'wheel':
    case 'tyre': {
      const diameter = dims[0] ?? count;
      return diameter > 0 ? `${rule}-${Math.min(200, Math.round(diameter))}` : rule;
    }
    case 'technicpanel':
      return `technicpanel-${known ? Math.max(b, studs(dims[2])) : 5}`;
    case 'fairing':
      if (has(/long/)) return 'technicpanel-7';
      return has(/small/) ? 'technicpanel-3' : 'technicpanel-5';
    case 'support':
      if (!known) return schematic;
      return has(/girder/) && a === 1 ? `girder-${flat}` : `support-${flat}x${short(dims[2] ?? 1)}`;
    case 'flag':
      return known ? `flag-${flat}` : 'flag-2x2';
    case 'vehiclebase':
      return known ? `plate-${flat}` : schematic;
    case 'mast':
      return dims[2] === undefined ? schematic : `support-${flat}x${short(dims[2])}`;
    case 'limb':
      return 'balljoint';
    case 'figure':
      return has(/hand\b/) ? 'hand' : 'schematic-minifig-2x3';
    case 'engine':
    case 'magnet':
      return rule;
    default:
      return schematic;
  }
}

function handOf(has: (pattern: RegExp) => boolean): '-l' | '-r' | '' {
  if (has(/\bleft\b/)) return '-l';
  return has(/\bright\b/) ? '-r' : '';
}

function specialBrick(flat: string, tall: string, has: (pattern: RegExp) => boolean): string {
  if (has(/headlight/)) return 'headlight-1x1';
  if (tall === flat && has(/studs? on (1|one|2|4) |on 1 side|on one side|studs on/) && /^1x[124]$/.test(flat))
    return `snot-${flat}`;
  if (has(/palisade/)) return `log-${flat}`;
  if (has(/masonry/)) return `masonry-${flat}`;
  if (has(/octagonal/)) return `roundbrick-${tall}`;
  return tall === flat ? `profile-${flat}` : `brick-${tall}`;
}

function specialPlate(a: number, b: number, flat: string, has: (pattern: RegExp) => boolean): string {
  if (has(/jumper/) || has(/1x2 with 1 stud/)) return `jumper-${flat}`;
  if (has(/towball/) && flat === '2x2') return 'towball-2x2';
  if (has(/\bclips?\b/) && a === 1 && b <= 2) return `clipplate-${flat}`;
  if (has(/handle|\bbar\b|ladder/) && flat === '1x2') return 'barplate-1x2';
  if (has(/door rail/)) return `railplate-${flat}`;
  if (has(/pin holes?|\bholes?\b/) && flat !== '1x1') return `technicplate-${flat}`;
  return `plate-${flat}`;
}

function beam(dims: number[], has: (pattern: RegExp) => boolean): string {
  const [a = 1, b = 1] = dims.map((value) => Math.round(value));
  if (has(/l-shape/)) return `beaml-${a}x${b}`;
  if (has(/t-shape/)) return `beamt-${a}x${b}`;
  if (has(/bent \(|bent/)) return `beambent-${b > 9 ? '4x6' : `4x${Math.max(3, b - 3)}`}`;
  if (a > 1) return `beaml-${a}x${b}`;
  return has(/thin/) ? `beamthin-${b}` : `beam-${b}`;
}
