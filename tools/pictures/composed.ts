import { readCatalogue } from '@shop/mocks/catalogue';
import { assemble } from './assemble.ts';
import { OWN_COLOUR, readPart, type FaceGroup, type GeometryLines, type Part } from './read-geometry.ts';

type Catalogue = ReturnType<typeof readCatalogue>;

/** Hips, right and left leg, and how far the legs' origin is above that of the hips (mm). */
const [HIPS, RIGHT_LEG, LEFT_LEG, LEGS_UP] = ['3815', '3816', '3817', -4.8];
/** A torso with arms in its own colour and hands in yellow. */
const TORSO = '973c01';
const YELLOW = 14;

/** A lever with its base, the stick in black. */
const [LEVER, BLACK] = ['298c01', 0];

/** Shapes of the shop whose name says of which parts they are, and in which fixed colours. */
const KINDS: readonly [name: RegExp, compose: (lines: GeometryLines, number: string, colours: string[]) => Part][] = [
  [
    /^Lower Body, (.+) Left Leg (.+) Right Leg$/,
    (lines, number, [left, right]) => lowerBody(lines, number, left, right),
  ],
  [/^Lower Body, (.+) Legs$/, (lines, number, [both]) => lowerBody(lines, number, both, both)],
  [/^Lever Base with (.+) Lever$/, (lines, number, [stick]) => lever(lines, number, stick)],
  [/^Minifig Torso (.+) Arms and Hands$/, (lines, number, [both]) => torso(lines, number, both, both)],
  [/^Minifig Torso (.+) Arms (.+) Hands$/, (lines, number, [arms, hands]) => torso(lines, number, arms, hands)],
];

/**
 * The lower bodies and torsos of minifigures and the levers, put together in the colours that their names give. The
 * geometry has them in one colour, under the number of another, or not. Those with transparent pieces are left out.
 */
export function composedParts(lines: GeometryLines, shop: Catalogue = readCatalogue()): Part[] {
  const codes = codesOf(shop.colours);
  return shop.moulds.flatMap(({ number, blank, names }) => {
    const [kind, found] = KINDS.map(([name, compose]) => [compose, name.exec(names.en)] as const).find(
      ([, match]) => match,
    ) ?? [undefined, undefined];
    const named = found?.slice(1).map((name) => codes.get(plain(name)));
    if (!kind || !named || blank !== undefined || named.includes(undefined)) return [];
    return [kind(lines, number, named as string[])];
  });
}

/** Names of colours as both spellings write them. */
const plain = (name: string): string => name.toLowerCase().replaceAll('grey', 'gray');

/** Codes of colours (see FaceGroup) by name. */
const codesOf = (colours: Catalogue['colours']): ReadonlyMap<string, string> =>
  new Map(
    colours.flatMap(({ names, hex, finish }) => (finish === 'transparent' ? [] : [[plain(names.en), `0x2${hex}`]])),
  );

function lowerBody(lines: GeometryLines, number: string, left = '', right = left): Part {
  const leg = (piece: string, colour: string) => ({ number: piece, up: LEGS_UP, colourOf: () => colour });
  const hips = { number: HIPS, up: 0, colourOf: (colour: FaceGroup['colour']) => colour };
  return assemble(lines, number, [hips, leg(RIGHT_LEG, right), leg(LEFT_LEG, left)]);
}

function lever(lines: GeometryLines, number: string, stick = ''): Part {
  const whole = {
    number: LEVER,
    up: 0,
    colourOf: (colour: FaceGroup['colour']) => (colour === BLACK ? stick : colour),
  };
  return assemble(lines, number, [whole]);
}

function torso(lines: GeometryLines, number: string, arms = '', hands = arms): Part {
  const part = readPart(lines, TORSO);
  if (!part) throw new Error(`The geometry has no part ${TORSO}, of which ${number} is made.`);
  const bodyOf = bodies(part);
  // What hands are fixed to is an arm.
  const armed = new Set(part.groups.flatMap((group) => (group.colour === YELLOW ? group.triangles.map(bodyOf) : [])));
  const groups = part.groups.flatMap(({ colour, both, triangles }) => {
    if (colour === YELLOW) return [{ colour: hands, both, triangles }];
    const [own, ofArms]: [number[], number[]] = [[], []];
    for (let at = 0; at < triangles.length; at += 3)
      (armed.has(bodyOf(triangles[at] as number)) ? ofArms : own).push(...triangles.slice(at, at + 3));
    return [
      { colour: OWN_COLOUR, both, triangles: own },
      { colour: arms, both, triangles: ofArms },
    ];
  });
  return { ...part, number, match: 'composed', groups };
}

/** The body that a vertex belongs to: triangles that meet at a place are one. */
function bodies({ vertices, groups }: Part): (vertex: number) => string {
  const parents = new Map<string, string>();
  const placeOf = (vertex: number) => vertices.slice(3 * vertex, 3 * vertex + 3).join(' ');
  const root = (place: string): string => {
    let top = place;
    for (let next = parents.get(top); next !== undefined && next !== top; next = parents.get(top)) top = next;
    return top;
  };
  for (const { triangles } of groups)
    for (let at = 0; at < triangles.length; at += 3)
      for (const next of [1, 2])
        parents.set(root(placeOf(triangles[at + next] as number)), root(placeOf(triangles[at] as number)));
  return (vertex) => root(placeOf(vertex));
}
