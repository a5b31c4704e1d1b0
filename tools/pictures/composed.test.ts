import { readCatalogue } from '@shop/mocks/catalogue';
import { composedParts } from './composed.ts';
import type { GeometryLines } from './read-geometry.ts';
import { composedNumbers, readStills } from './still-packs.ts';

/** A line of the geometry: a triangle of each colour, `at` units from the left; `joined` ones share a corner. */
function line(
  number: string,
  triangles: readonly { colour: number; at: number; joined?: boolean }[],
): [string, string] {
  const places = triangles.flatMap(({ at, joined }) => [joined ? 0 : at, 0, 0, at + 10, 0, 0, at, 10, 0]);
  const vertices = places.map((value, index) => value - (places[index - 3] ?? 0));
  const groups = triangles.map(({ colour }, index) => ({ colour, triangles: [3 * index, 1, 1], quads: [] }));
  return [number, JSON.stringify({ number, match: 'exact', box: [], vertices, groups, edges: [], conditionals: [] })];
}
const lines: GeometryLines = new Map([
  line('3815', [{ colour: 16, at: 0 }]),
  line('3816', [{ colour: 16, at: -50 }]),
  line('3817', [{ colour: 16, at: 50 }]),
  // The base and the stick.
  line('298c01', [
    { colour: 16, at: 0 },
    { colour: 0, at: 50 },
  ]),
  // The body, an arm, and the hand that is fixed to it.
  line('973c01', [
    { colour: 16, at: 200 },
    { colour: 16, at: 50, joined: true },
    { colour: 14, at: 60, joined: true },
  ]),
]);
const colour = (en: string, hex: string, finish = 'solid') => ({ names: { en }, hex, finish });
const shop = (en: string, blank?: string) =>
  ({
    moulds: [{ number: '1', names: { en }, blank }],
    colours: [
      colour('Red', 'C91A09'),
      colour('Light Bluish Gray', 'A0A5A9'),
      colour('Trans-Light Blue', 'AEEFEC', 'transparent'),
    ],
  }) as unknown as ReturnType<typeof readCatalogue>;
/** The colours of a part's triangles, and where the first corner of each is. */
const facesOf = (en: string) =>
  composedParts(lines, shop(en)).map(({ groups, vertices }) =>
    groups.flatMap((group) =>
      group.triangles.flatMap((vertex, at) => (at % 3 === 0 ? [[group.colour, vertices[3 * vertex]]] : [])),
    ),
  );

test('a lower body has hips in its own colour and legs in the one of its name, below them', () => {
  expect(facesOf('Lower Body, Light Bluish Grey Legs')).toEqual([
    [
      [16, 0],
      ['0x2A0A5A9', -50],
      ['0x2A0A5A9', 50],
    ],
  ]);
  const [part] = composedParts(lines, shop('Lower Body, Red Legs'));
  // 4.8 mm in units of 0.02 mm.
  expect(part?.vertices.filter((_, at) => at % 9 === 1)).toEqual([0, -240, -240]);
});

test('the left leg is the one on the right of the picture, since the figure faces the viewer', () => {
  expect(facesOf('Lower Body, Red Left Leg Light Bluish Grey Right Leg')).toEqual([
    [
      [16, 0],
      ['0x2A0A5A9', -50],
      ['0x2C91A09', 50],
    ],
  ]);
});

test('a torso has its own colour, and arms and hands in theirs', () => {
  expect(facesOf('Minifig Torso Red Arms Light Bluish Grey Hands')).toEqual([
    [
      [16, 200],
      ['0x2C91A09', 0],
      ['0x2A0A5A9', 0],
    ],
  ]);
  expect(
    facesOf('Minifig Torso Red Arms and Hands')
      .flat()
      .map(([of]) => of),
  ).toEqual([16, '0x2C91A09', '0x2C91A09']);
});

test('a lever has its base in its own colour and its stick in the one of its name', () => {
  expect(facesOf('Lever Base with Light Bluish Grey Lever')).toEqual([
    [
      [16, 0],
      ['0x2A0A5A9', 50],
    ],
  ]);
});

test('nothing is put together whose colours are transparent or unknown, or which has a print', () => {
  expect(facesOf('Lower Body, Trans-light Blue Legs')).toEqual([]);
  expect(facesOf('Lower Body, Plaid Legs')).toEqual([]);
  expect(composedParts(lines, shop('Lower Body, Red Legs', '970c00'))).toEqual([]);
});

test('all that the shop sells are in the packs, and are said to be drawn', () => {
  const composed = new Set(composedNumbers());
  const { stills, index } = readStills();
  for (const { number, names, blank, picture } of readCatalogue().moulds) {
    if (blank !== undefined || !/^(97[03][cl]|298c)\d/.test(number)) continue;
    expect([number, composed.has(number)]).toEqual([number, !/Trans-/.test(names.en)]);
    expect([number, picture.lacks]).toEqual([number, composed.has(number) ? undefined : 'shape']);
  }
  const [black, torso] = ['970c03', '973c22h01'].map((number) => stills.get(number)?.faces);
  expect(black).toContain('var(--7)');
  expect(black).toMatch(/fill="#[01]/);
  // Red arms, whatever the colour of the torso.
  expect(torso).toMatch(/fill="#[bcd][12]/i);
  expect(Object.keys(index.like).filter((number) => composed.has(number))).toEqual([]);
});
