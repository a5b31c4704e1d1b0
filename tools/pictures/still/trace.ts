import { simplifyLine, type Spot } from '@shop/design-system/pictures/simplify-line';

/** What a border is traced around: whether a pixel belongs to it. Pixels outside the picture do not. */
export interface Grid {
  width: number;
  height: number;
  /** The region of each pixel; borders are cut where three or more meet, so that neighbours share what is between. */
  of: Int32Array;
}

const regionAt = ({ width, height, of }: Grid, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (of[y * width + x] as number);

/** Whether more than two borders meet at this corner of pixels. */
function isJunction(grid: Grid, x: number, y: number): boolean {
  const [a, b, c, d] = [
    regionAt(grid, x - 1, y - 1),
    regionAt(grid, x, y - 1),
    regionAt(grid, x - 1, y),
    regionAt(grid, x, y),
  ];
  return Number(a !== b) + Number(c !== d) + Number(a !== c) + Number(b !== d) > 2;
}

/** Right, down, left, up. */
const WAYS: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The border around the pixels of a mask, without what its pixels' steps add. */
export const outline = (grid: Grid, first: number, isInside: (region: number) => boolean, tolerance: number): Spot[] =>
  simplified(grid, border(grid, first, isInside), tolerance);

/** The exact corners of that border, clockwise, from the upper left corner of the topmost, leftmost pixel of the mask. */
export function border(grid: Grid, first: number, isInside: (region: number) => boolean): Spot[] {
  const inside = (x: number, y: number) => isInside(regionAt(grid, x, y));
  const start: Spot = [first % grid.width, Math.floor(first / grid.width)];
  const corners: Spot[] = [start];
  let [x, y] = start;
  let way = 0;
  do {
    const [dx, dy] = WAYS[way] as Spot;
    x += dx;
    y += dy;
    // The pixels ahead on the left and on the right of the walk, which has the mask on its right.
    const [left, right] = (
      [
        [
          [x, y - 1],
          [x, y],
        ],
        [
          [x, y],
          [x - 1, y],
        ],
        [
          [x - 1, y],
          [x - 1, y - 1],
        ],
        [
          [x - 1, y - 1],
          [x, y - 1],
        ],
      ] as [Spot, Spot][]
    )[way] as [Spot, Spot];
    const straight = inside(...left) ? 3 : 0;
    const turn = inside(...right) ? straight : 1;
    if (turn !== 0 || isJunction(grid, x, y)) corners.push([x, y]);
    way = (way + turn) % 4;
  } while (x !== start[0] || y !== start[1] || way !== 0);
  return corners.slice(0, -1);
}

/** Leaves out points that lie within `tolerance` of the line between those that stay. Junctions stay. */
function simplified(grid: Grid, ring: Spot[], tolerance: number): Spot[] {
  const firm = ring.flatMap(([x, y], at) => (isJunction(grid, x, y) ? [at] : []));
  const anchors = firm.length > 1 ? firm : anchorsOf(ring, firm[0]);
  const stays: Spot[] = [];
  for (const [n, from] of anchors.entries()) {
    const to = anchors[n + 1] ?? (anchors[0] as number) + ring.length;
    const piece = Array.from({ length: to - from + 1 }, (_, by) => ring[(from + by) % ring.length] as Spot);
    stays.push(...arc(piece, tolerance).slice(0, -1));
  }
  return stays;
}

/** Two far points of a border without junctions, the same ones whichever region it is traced for. */
function anchorsOf(ring: readonly Spot[], firm?: number): number[] {
  const from = firm ?? ring.reduce((best, spot, at) => (isBefore(spot, ring[best] as Spot) ? at : best), 0);
  const start = ring[from] as Spot;
  const far = (at: number) => Math.hypot((ring[at] as Spot)[0] - start[0], (ring[at] as Spot)[1] - start[1]);
  const to = ring.reduce((best, spot, at) => {
    const by = far(at) - far(best);
    return by > 0 || (by === 0 && isBefore(spot, ring[best] as Spot)) ? at : best;
  }, from);
  return [from, to].sort((a, b) => a - b);
}

const isBefore = (a: Spot, b: Spot): boolean => a[1] < b[1] || (a[1] === b[1] && a[0] < b[0]);

/** A piece of a border between two fixed points, the same in both directions. */
function arc(piece: readonly Spot[], tolerance: number): Spot[] {
  const [first, last] = [piece[0], piece.at(-1)] as [Spot, Spot];
  const turned =
    isBefore(last, first) ||
    (first[0] === last[0] && first[1] === last[1] && isBefore(piece.at(-2) as Spot, piece[1] as Spot));
  const points = throughMiddles(turned ? piece.toReversed() : piece);
  const stays = simplifyLine(points, tolerance).map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
  return turned ? stays.toReversed() : stays;
}

/** Longer runs of pixels are true sides; shorter ones are the steps of a slanting line. */
const STEP = 4;

/** Steps zigzag around the true border, so the line runs through their middles; true sides keep their ends. */
function throughMiddles(walked: readonly Spot[]): Spot[] {
  const points: Spot[] = [walked[0] as Spot];
  for (let at = 1; at < walked.length; at++) {
    const [[ax, ay], [bx, by]] = [walked[at - 1], walked[at]] as [Spot, Spot];
    if (Math.abs(ax - bx) + Math.abs(ay - by) >= STEP) points.push([ax, ay], [bx, by]);
    else points.push([(ax + bx) / 2, (ay + by) / 2]);
  }
  points.push(walked.at(-1) as Spot);
  return points;
}
