import type { Families, Family } from './family.ts';
import { studded } from './plates.ts';
import { extrude, type Flat } from '../extrude.ts';
import { arc, box } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { BRICK, PITCH, type Vec } from '../projection.ts';
import { mark } from '../studs.ts';

/** Half the width of a beam, and the radius of a tube (mm). */
export const HALF = 3.9;
/** Height of the holes of Technic bricks (mm). */
const HOLE_HEIGHT = 5.8;

/** A hole through a beam, drawn on the visible one of its two sides. */
function through(pen: Pen, axis: 'x' | 'y', [x, y, z]: Vec, thick: number): void {
  mark(pen, 'hole', axis, axis === 'x' ? [x + thick, y, z] : [x, y + thick, z]);
  mark(pen, 'hole', axis, [x, y, z], 'back');
}

const angleOf = ([u, v]: Flat): number => Math.atan2(v, u);

/**
 * The outline of arms that meet in one hub: straight, bent, L and T beams. Arms are given by the positions of their
 * last holes.
 */
function armsOutline(arms: readonly Flat[]): Flat[] {
  const sorted = arms.toSorted((a, b) => angleOf(a) - angleOf(b));
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return sorted.flatMap((arm, i): Flat[] => {
    const next = sorted[(i + 1) % sorted.length] ?? arm;
    const [angle, after] = [angleOf(arm), angleOf(next) + (i + 1 === sorted.length ? 2 * Math.PI : 0)];
    const tip = arc([arm[0], arm[1]], HALF, [degrees(angle) - 90, degrees(angle) + 90], 10);
    const between = after - angle;
    if (Math.abs(between - Math.PI) < 0.01) return tip;
    if (between > Math.PI) return [...tip, ...arc([0, 0], HALF, [degrees(angle) + 90, degrees(after) - 90], 5)];
    const reach = HALF / Math.sin(between);
    return [...tip, [(Math.cos(angle) + Math.cos(after)) * reach, (Math.sin(angle) + Math.sin(after)) * reach]];
  });
}

/**
 * An upright beam whose holes face left. Arms are given as [direction in degrees, number of holes including the hub].
 */
const beam = (pen: Pen, wanted: readonly (readonly [degrees: number, holes: number])[], thick: number): void => {
  // An arm needs a second hole to have a direction.
  const arms = wanted.map(([degrees, holes]) => [degrees, Math.max(2, Math.floor(holes))] as const);
  const along = (degrees: number, n: number): Flat => [
    Math.cos((degrees * Math.PI) / 180) * n * PITCH,
    Math.sin((degrees * Math.PI) / 180) * n * PITCH,
  ];
  extrude(pen, 'y', armsOutline(arms.map(([degrees, holes]) => along(degrees, holes - 1))), [0, thick], {
    smooth: true,
  });
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
    // The hub of a straight beam is in its middle, on a hole or between two.
    const ends: Flat[] =
      n > 1
        ? [
            [half * PITCH, 0],
            [-half * PITCH, 0],
          ]
        : [];
    extrude(pen, 'y', ends.length ? armsOutline(ends) : arc([0, 0], HALF, [0, 337.5], 15), [0, thick], {
      smooth: true,
    });
    for (let i = 0; i < n; i++) through(pen, 'y', [(i - half) * PITCH, 0, 0], thick);
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
    // A frame narrower than three studs would have no opening.
    const [across, along] = [Math.max(3, a), Math.max(3, b)];
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, PITCH, 7.8]);
    box(pen, [0, PITCH, 0], [PITCH, l - 2 * PITCH, 7.8]);
    box(pen, [w - PITCH, PITCH, 0], [PITCH, l - 2 * PITCH, 7.8]);
    box(pen, [0, l - PITCH, 0], [w, PITCH, 7.8]);
    for (let i = 0; i < along; i++) through(pen, 'y', [(i + 0.5) * PITCH, 0, HALF], l);
    for (let i = 0; i < across; i++) through(pen, 'x', [0, (i + 0.5) * PITCH, HALF], w);
    for (const i of [0, along - 1])
      for (let j = 1; j < across - 1; j++) mark(pen, 'hole', 'z', [(i + 0.5) * PITCH, (j + 0.5) * PITCH, 7.8]);
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
    extrude(pen, 'x', [...arc([0, 0], 3 * PITCH, [0, 90], 10), ...arc([0, 0], 3 * PITCH - 2.4, [90, 0], 10)], [0, w], {
      smooth: true,
    });
    for (const x of [1.5, w - 1.5 - PITCH]) {
      box(pen, [x, 3 * PITCH - 1, -7.8], [PITCH, 3, 7.8]);
      mark(pen, 'hole', 'y', [x + PITCH / 2, 3 * PITCH + 2, -HALF]);
    }
  },
};
