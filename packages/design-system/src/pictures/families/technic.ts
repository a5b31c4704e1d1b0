import type { Families, Family } from './family.ts';
import { studded } from './plates.ts';
import { extrude, type Flat } from '../extrude.ts';
import { arc, box } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { BRICK, PITCH, type Vec } from '../projection.ts';
import { round } from '../round.ts';
import { mark } from '../studs.ts';

/** Half the width of a beam (mm). */
const HALF = 3.9;
/** Holes of technic bricks are so far above the foot (mm). */
const HOLE_HEIGHT = 5.8;

/** A hole through a beam: seen on whichever of its two sides is in sight. */
function through(pen: Pen, axis: 'x' | 'y', [x, y, z]: Vec, thick: number): void {
  mark(pen, 'hole', axis, axis === 'x' ? [x + thick, y, z] : [x, y + thick, z]);
  mark(pen, 'hole', axis, [x, y, z], 'back');
}

const angleOf = ([u, v]: Flat): number => Math.atan2(v, u);

/** The outline of arms that meet in one hub: straight, bent, L and T beams. Arms are the places of their last holes. */
function armsOutline(arms: readonly Flat[]): Flat[] {
  const sorted = arms.toSorted((a, b) => angleOf(a) - angleOf(b));
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return sorted.flatMap((arm, i): Flat[] => {
    const next = sorted[(i + 1) % sorted.length] ?? arm;
    const [angle, after] = [angleOf(arm), angleOf(next) + (i + 1 === sorted.length ? 2 * Math.PI : 0)];
    const tip = arc(arm[0], arm[1], HALF, degrees(angle) - 90, degrees(angle) + 90, 10);
    const between = after - angle;
    if (Math.abs(between - Math.PI) < 0.01) return tip;
    if (between > Math.PI) return [...tip, ...arc(0, 0, HALF, degrees(angle) + 90, degrees(after) - 90, 5)];
    const reach = HALF / Math.sin(between);
    return [...tip, [(Math.cos(angle) + Math.cos(after)) * reach, (Math.sin(angle) + Math.sin(after)) * reach]];
  });
}

/** A standing beam: its holes look left. Arms are given as [direction in degrees, holes, the hub's own included]. */
const beam = (pen: Pen, wanted: readonly (readonly [degrees: number, holes: number])[], thick: number): void => {
  // An arm without a hole of its own would have no direction.
  const arms = wanted.map(([degrees, holes]) => [degrees, Math.max(2, Math.floor(holes))] as const);
  const along = (degrees: number, n: number): Flat => [
    Math.cos((degrees * Math.PI) / 180) * n * PITCH,
    Math.sin((degrees * Math.PI) / 180) * n * PITCH,
  ];
  extrude(pen, 'y', armsOutline(arms.map(([degrees, holes]) => along(degrees, holes - 1))), 0, thick, { smooth: true });
  const holes = arms.flatMap(([degrees, n], arm) =>
    Array.from({ length: n - (arm ? 1 : 0) }, (_, i) => along(degrees, i + (arm ? 1 : 0))),
  );
  for (const [x, z] of holes) through(pen, 'y', [x, 0, z], thick);
};

const straight =
  (thick: number): Family =>
  (pen, [asked = 3]) => {
    const n = Math.max(1, Math.floor(asked));
    const half = (n - 1) / 2;
    // A straight beam has its hub in the middle, on a hole or between two.
    const ends: Flat[] =
      n > 1
        ? [
            [half * PITCH, 0],
            [-half * PITCH, 0],
          ]
        : [];
    extrude(pen, 'y', ends.length ? armsOutline(ends) : arc(0, 0, HALF, 0, 337.5, 15), 0, thick, { smooth: true });
    for (let i = 0; i < n; i++) through(pen, 'y', [(i - half) * PITCH, 0, 0], thick);
  };

/** The cross of an axle, in its own plane. */
const CROSS: Flat[] = (
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
).flatMap(([u, v]): Flat[] =>
  u * v > 0
    ? [
        [2.4 * u, 0.9 * v],
        [0.9 * u, 0.9 * v],
        [0.9 * u, 2.4 * v],
      ]
    : [
        [0.9 * u, 2.4 * v],
        [0.9 * u, 0.9 * v],
        [2.4 * u, 0.9 * v],
      ],
);

const axle = (pen: Pen, from: number, length: number): void => {
  extrude(pen, 'x', CROSS, from, from + length);
};

/** A pin's half: the shaft with its lip, from the collar outwards or towards it. */
const pinHalf = (pen: Pen, from: number, length: number, lip: 'near' | 'far'): void => {
  const at = (x: number, r: number, l: number) => round(pen, 'x', [x, 0, 0], r, l);
  if (lip === 'near') {
    at(from, 2.65, 0.8);
    at(from + 0.8, 2.35, length - 0.8);
  } else {
    at(from, 2.35, length - 0.8);
    at(from + length - 0.8, 2.65, 0.8);
    mark(pen, 'bolt', 'x', [from + length, 0, 0]);
  }
};
const collar = (pen: Pen, x: number): void => {
  round(pen, 'x', [x - 0.7, 0, 0], 3, 1.4);
};

const tube = (pen: Pen, length: number): void => {
  round(pen, 'x', [0, 0, 0], HALF, length);
};

export const technic: Families = {
  technic: (pen, [across = 1, along = 2]) => {
    studded(pen, across, along, BRICK);
    const first = along === 1 ? 0.5 : 1;
    for (let i = first; i < Math.max(along, 1); i++) through(pen, 'y', [i * PITCH, 0, HOLE_HEIGHT], across * PITCH);
  },
  beam: straight(2 * HALF),
  beamthin: straight(HALF),
  beambent: (pen, [a = 4, b = 4]) =>
    beam(
      pen,
      [
        [180, a],
        [53.13, b],
      ],
      2 * HALF,
    ),
  beaml: (pen, [a = 2, b = 4]) =>
    beam(
      pen,
      [
        [90, a],
        [0, b],
      ],
      2 * HALF,
    ),
  beamt: (pen, [a = 3, b = 3]) =>
    beam(
      pen,
      [
        [90, a],
        [0, Math.ceil(b / 2)],
        [180, Math.ceil(b / 2)],
      ],
      2 * HALF,
    ),
  beamframe: (pen, [a = 5, b = 7]) => {
    // Narrower than three it would have no opening.
    const [across, along] = [Math.max(3, a), Math.max(3, b)];
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, 0, 0, 0, w, PITCH, 7.8);
    box(pen, 0, PITCH, 0, PITCH, l - 2 * PITCH, 7.8);
    box(pen, w - PITCH, PITCH, 0, PITCH, l - 2 * PITCH, 7.8);
    box(pen, 0, l - PITCH, 0, w, PITCH, 7.8);
    for (let i = 0; i < along; i++) through(pen, 'y', [(i + 0.5) * PITCH, 0, HALF], l);
    for (let i = 0; i < across; i++) through(pen, 'x', [0, (i + 0.5) * PITCH, HALF], w);
    for (const i of [0, along - 1])
      for (let j = 1; j < across - 1; j++) mark(pen, 'hole', 'z', [(i + 0.5) * PITCH, (j + 0.5) * PITCH, 7.8]);
  },
  axle: (pen, [n = 4]) => axle(pen, 0, n * PITCH - 0.4),
  pin: (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    pinHalf(pen, 8.7, 7.3, 'far');
  },
  'pin-long': (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    pinHalf(pen, 8.7, 15.3, 'far');
  },
  'pin-half': (pen) => {
    round(pen, 'x', [0, 0, 0], 2.4, 3.4);
    collar(pen, 4.1);
    pinHalf(pen, 4.8, 7.2, 'far');
  },
  axlepin: (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    axle(pen, 8.7, 7.3);
  },
  bush: (pen) => {
    round(pen, 'x', [0, 0, 0], 3.7, 2);
    round(pen, 'x', [2, 0, 0], 2.9, 4);
    round(pen, 'x', [6, 0, 0], 3.7, 2);
    mark(pen, 'cross', 'x', [8, 0, 0]);
  },
  'bush-half': (pen) => {
    round(pen, 'x', [0, 0, 0], 3.7, 4);
    mark(pen, 'cross', 'x', [4, 0, 0]);
  },
  connector: (pen) => {
    tube(pen, 16);
    mark(pen, 'cross', 'x', [16, 0, 0]);
  },
  'connector-perp': (pen) => {
    round(pen, 'y', [HALF, -HALF, 0], HALF, 2 * HALF);
    mark(pen, 'hole', 'y', [HALF, HALF, 0]);
    round(pen, 'x', [2 * HALF, 0, 0], 3.4, 8);
    mark(pen, 'cross', 'x', [2 * HALF + 8, 0, 0]);
  },
  'connector-angle': (pen) => {
    beam(
      pen,
      [
        [180, 2],
        [45, 2],
      ],
      2 * HALF,
    );
  },
  technicpanel: (pen, [n = 5]) => {
    const w = n * PITCH;
    extrude(pen, 'x', [...arc(0, 0, 3 * PITCH, 0, 90, 10), ...arc(0, 0, 3 * PITCH - 2.4, 90, 0, 10)], 0, w, {
      smooth: true,
    });
    for (const x of [1.5, w - 1.5 - PITCH]) {
      box(pen, x, 3 * PITCH - 1, -7.8, PITCH, 3, 7.8);
      mark(pen, 'hole', 'y', [x + PITCH / 2, 3 * PITCH + 2, -HALF]);
    }
  },
};
