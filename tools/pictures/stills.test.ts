import { coarsePath } from '@shop/design-system/pictures/coarse-path';
import { EDITION } from '@shop/design-system/pictures/edition';
import { frameOf, type Still } from '@shop/design-system/pictures/still';
import { stillFile } from '@shop/design-system/pictures/still-file';
import { readCatalogue } from '@shop/mocks/catalogue';
import { pictureFiles } from '../vite-pictures.ts';
import { editionOf } from './edition.ts';
import { pathPolygons } from './path-polygons.ts';
import { itemBuffer } from './still/item-buffer.ts';
import { viewOf } from './still/view.ts';
import { silhouetteOf } from './silhouette.ts';
import { drawStill } from './still/draw-still.ts';
import { meshOf, without, type Mesh } from './still/mesh.ts';
import { readStills } from './still-packs.ts';

/** The outer faces of boxes: low corner, high corner, in units of 1 mm; counter-clockwise from outside. */
function boxes(...list: [low: number[], high: number[]][]): Mesh {
  const vertices: number[] = [];
  const triangles: number[] = [];
  const edges: number[] = [];
  for (const [low, high] of list) {
    const from = vertices.length / 3;
    for (let corner = 0; corner < 8; corner++)
      for (let axis = 0; axis < 3; axis++) vertices.push(((corner >> axis) & 1 ? high[axis] : low[axis]) as number);
    // Corners by bits: x 1, y 2, z 4.
    for (const [a, b, c, d] of [
      [1, 3, 7, 5],
      [0, 4, 6, 2],
      [2, 6, 7, 3],
      [0, 1, 5, 4],
      [4, 5, 7, 6],
      [0, 2, 3, 1],
    ] as const) {
      triangles.push(...[a, b, c, a, c, d].map((corner) => corner + from));
      edges.push(...[a, b, b, c, c, d, d, a].map((corner) => corner + from));
    }
  }
  const part = { number: 'box', match: 'exact', vertices, edges, conditionals: [] } as const;
  return meshOf(
    { ...part, vertices, edges, conditionals: [], groups: [{ colour: 16, both: false, triangles }] },
    1,
    () => 'own',
  );
}

const fills = (markup: string) => [...markup.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
const widthOf = (rings: [number, number][][]) => {
  const xs = rings.flat().map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
};

test('two parts of one colour, as in a scene, have one path for each of its tones', () => {
  const mesh = boxes(
    [
      [0, 0, 0],
      [16, 10, 16],
    ],
    [
      [40, 0, 0],
      [56, 10, 16],
    ],
  );
  const half = mesh.paintOf.length / 2;
  const paints = ['#c91a09', '#c91a09'];
  const still = drawStill({ ...mesh, paints, paintOf: mesh.paintOf.map((_, at) => Math.floor(at / half)) });
  expect(new Set(fills(still.faces)).size).toBe(3);
  expect(fills(still.faces)).toHaveLength(3);
});

test('a box shows its top, its left and its right face, and no face from inside', () => {
  const still = drawStill(
    boxes([
      [0, 0, 0],
      [32, 10, 16],
    ]),
  );
  expect(fills(still.faces)).toEqual(['var(--7)', 'var(--9)', 'var(--4)']);
  const mesh = boxes([
    [0, 0, 0],
    [32, 10, 16],
  ]);
  const { front } = itemBuffer(mesh, viewOf(mesh, 100));
  // Right, top and the face to the viewer; the others look away.
  expect(new Set([...front].filter((face) => face >= 0).map((face) => Math.floor(face / 2)))).toEqual(
    new Set([0, 2, 4]),
  );
});

test('the long side runs down to the right: the picture is not mirrored', () => {
  const { faces, width } = drawStill(
    boxes([
      [0, 0, 0],
      [40, 4, 8],
    ]),
  );
  const [end = []] = [...faces.matchAll(/fill="var\(--4\)" d="([^"]*)"/g)].map(([, d = '']) => pathPolygons(d));
  // The end that faces right is narrow, and at the right edge.
  expect(widthOf(end)).toBeLessThan(width / 4);
  expect(Math.max(...end.flat().map(([x]) => x))).toBeGreaterThan(width * 0.95);
});

test('a box behind another is covered by it, whatever their order', () => {
  const [behind, before] = [
    [
      [0, 0, 0],
      [10, 10, 10],
    ],
    [
      [10.5, 0, 10.5],
      [20, 20, 20],
    ],
  ] as [number[], number[]][] as [[number[], number[]], [number[], number[]]];
  expect(drawStill(boxes(behind, before)).faces).toBe(drawStill(boxes(before, behind)).faces);
  const alone = drawStill(boxes(before));
  expect(
    drawStill(
      boxes(before, [
        [12, 2, 12],
        [18, 18, 18],
      ]),
    ).faces,
  ).toBe(alone.faces);
});

test('what is drawn covers what the geometry covers, holes too', () => {
  const frame = boxes(
    [
      [0, 0, 0],
      [40, 4, 8],
    ],
    [
      [0, 0, 32],
      [40, 4, 40],
    ],
    [
      [0, 0, 8],
      [8, 4, 32],
    ],
    [
      [32, 0, 8],
      [40, 4, 32],
    ],
  );
  const view = viewOf(frame, 300);
  const { front } = itemBuffer(frame, view);
  const drawn = silhouetteOf({ number: 'frame', ...drawStill(frame) }, view);
  const wrong = [...front].filter((face, pixel) => face >= 0 !== (drawn[pixel] === 1)).length;
  expect(wrong / front.length).toBeLessThan(0.01);
});

test('of a hollow half without faces inside, the inside is shown', () => {
  const box = boxes([
    [0, 0, 0],
    [32, 10, 16],
  ]);
  // Only what looks away: the left, the lower and the back faces.
  const half = without(box, [0, 1, 4, 5, 8, 9]);
  const whole = { number: 'box', ...drawStill(box) };
  const view = viewOf(box, 300);
  const area = (still: typeof whole) => silhouetteOf(still, view).reduce((sum, one) => sum + one, 0);
  expect(area({ number: 'half', ...drawStill(half) }) / area(whole)).toBeCloseTo(1, 2);
});

test('the ground that shows through a part on it is not in its shadow', () => {
  const [left, right, front, back] = [
    [
      [0, 0, 0],
      [4, 4, 40],
    ],
    [
      [36, 0, 0],
      [40, 4, 40],
    ],
    [
      [4, 0, 36],
      [36, 4, 40],
    ],
    [
      [4, 0, 0],
      [36, 4, 4],
    ],
  ] as [number[], number[]][] as [
    [number[], number[]],
    [number[], number[]],
    [number[], number[]],
    [number[], number[]],
  ];
  expect(pathPolygons(drawStill(boxes(left, right, front, back)).shadow)).toHaveLength(2);
  expect(pathPolygons(drawStill(boxes(left, right, front)).shadow)).toHaveLength(1);
});

test('a thin part has a finer grid, and one too thin to draw has no faces', () => {
  const bar = (thick: number) =>
    drawStill(
      boxes([
        [0, 0, 0],
        [100, thick, thick],
      ]),
      { size: 200 },
    );
  expect(bar(20).width).toBe(200);
  expect(bar(1).width).toBeGreaterThan(300);
  expect(bar(1).faces).not.toBe('');
  expect(bar(0.1).faces).toBe('');
});

test('a coarser path keeps its place and its outlines', () => {
  expect(coarsePath('m10 10h100v50h-100zm5 5l20 1-1-20z', 5)).toBe('m2 2h20v10h-20zm1 1h4v-4z');
});

describe('the pictures of the shop', () => {
  const packs = readStills();
  const files = pictureFiles(packs);

  test('every part has a picture of its own number, or says that its shape is not drawn', () => {
    const lost = readCatalogue().moulds.filter(
      ({ picture }) => picture.lacks !== 'shape' && !files.has(`/pictures/${picture.shape}.svg`),
    );
    expect(lost.map(({ number }) => number)).toEqual([]);
    const hidden = readCatalogue().moulds.filter(
      ({ picture, blank }) =>
        picture.lacks === 'shape' && blank === undefined && files.has(`/pictures/${picture.shape}.svg`),
    );
    expect(hidden.map(({ number }) => number)).toEqual([]);
  });

  test('addresses name the edition of these pictures (npm run pictures -- edition writes it)', () => {
    expect(EDITION).toBe(editionOf(files));
  });

  test('no picture is empty', () => {
    const empty = [...packs.stills.values()].filter(({ faces }) => faces === '').map(({ number }) => number);
    expect(empty.filter((number) => files.has(`/pictures/${number}.svg`))).toEqual([]);
  });

  test('left and right wedges are each other’s mirror image, not the same', () => {
    const [right, left] = ['41769', '41770'].map((number) => packs.stills.get(number));
    expect(right?.faces).not.toBe(left?.faces);
    expect(Math.abs((right?.width ?? 0) - (left?.width ?? 1))).toBeLessThan(400);
  });

  test('a card has lines between faces only where they carry the look: the planks of a door, the ribs of a plate', () => {
    const hasLines = (number: string) => stillFile(packs.stills.get(number) as Still, 'card').includes(EDGES);
    const EDGES = 'stroke="var(--e)" stroke-opacity=".5"';
    expect(['87601', '71752', '3644', '3001', '3626c', '2412b'].filter(hasLines)).toEqual(['87601', '71752', '3644']);
  });

  test('pictures are whole, small and without what a page could run', () => {
    for (const number of ['3001', '3626c', '87990', '4150pr0001'])
      for (const size of ['whole', 'card'] as const) {
        const still = packs.stills.get(number);
        if (!still) throw new Error(`No still of ${number}.`);
        const file = stillFile(still, size);
        expect(file).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" fill="#[0-9a-f]{6}"><defs>.*<use href="#part"\/><\/svg>$/s,
        );
        expect(file).not.toMatch(/NaN|undefined|<script|style=/);
        const [x, y, side] = frameOf(still);
        expect(x).toBeLessThan(0);
        expect(y).toBeLessThan(0);
        expect(side).toBeGreaterThan(Math.max(still.width, still.height));
      }
  });
});
