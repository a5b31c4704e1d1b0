import type { Families, Family } from './family.ts';
import { studded } from './plates.ts';
import { extrude } from '../extrude.ts';
import { arc, box, loft } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { BRICK, PITCH, PLATE } from '../projection.ts';
import { ball, disc, round } from '../round.ts';
import { cells, mark, studs } from '../studs.ts';

/** An open container: the floor, two rear walls and two front walls, seen from above. */
function vessel(pen: Pen, w: number, l: number, h: number, wall = 1.4): void {
  box(pen, [0, 0, 0], [w, l, wall]);
  box(pen, [0, 0, wall], [w, wall, h - wall]);
  box(pen, [0, wall, wall], [wall, l - wall, h - wall]);
  box(pen, [w - wall, wall, wall], [wall, l - wall, h - wall]);
  box(pen, [wall, l - wall, wall], [w - 2 * wall, wall, h - wall]);
}

/** Horizontal blades around a hub. */
const blades: Family = (pen, [n = 3]) => {
  const count = Math.min(8, Math.max(2, Math.round(n)));
  const reach = count < 4 ? 16 : 13;
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * (i + 0.35)) / count;
    const put = (out: number, side: number) =>
      [Math.cos(a) * out - Math.sin(a) * side, Math.sin(a) * out + Math.cos(a) * side] as const;
    extrude(pen, 'z', [put(1, -1), put(reach, -2.8), put(reach + 1.2, 0), put(reach, 2.4), put(1, 1)], [1, 2.2]);
  }
  round(pen, 'z', [0, 0, 0], [3.6, 4.4]);
  disc(pen, 'z', [0, 0, 4.4], 1.7, 'd');
};

export const miscellaneous: Families = {
  bar: (pen, [n = 4]) => {
    round(pen, 'x', [0, 0, 0], [1.59, n * PITCH]);
  },
  antenna: (pen) => {
    round(pen, 'z', [0, 0, 0], [3, 2]);
    round(pen, 'z', [0, 0, 2], [1.9, 24], { to: 1.2, dull: true });
    round(pen, 'z', [0, 0, 26], [1.9, 2.4]);
  },
  lever: (pen) => {
    round(pen, 'z', [0, 0, 0], [3.9, 3.2]);
    round(pen, 'z', [0, 0, 3.2], [1.59, 10], { dull: true });
    ball(pen, [0, 0, 14], 2.3);
  },
  chain: (pen) => {
    for (let i = 0; i < 5; i++) {
      const x = i * 7;
      if (i % 2) box(pen, [x - 1.6, -0.9, -2.6], [8.2, 1.8, 5.2]);
      else {
        extrude(pen, 'z', [...arc([x, 0], 3, [90, 270], 6), ...arc([x + 5, 0], 3, [-90, 90], 6)], [-0.9, 0.9], {
          smooth: true,
        });
        disc(pen, 'z', [x + 1, 0, 0.9], 1.3, 'd');
        disc(pen, 'z', [x + 4, 0, 0.9], 1.3, 'd');
      }
    }
  },
  hose: (pen) => {
    extrude(pen, 'y', [...arc([0, 0], 20, [180, 0], 14), ...arc([0, 0], 16, [0, 180], 14)], [-2, 2], { smooth: true });
    for (const x of [-20.4, 15.6]) box(pen, [x, -2.4, -3], [4.8, 4.8, 3]);
  },
  string: (pen) => {
    round(pen, 'x', [0, 0, 0], [7, 1.6]);
    for (let i = 0; i < 6; i++) round(pen, 'x', [1.6 + i * 2, 0, 0], [4.6, 2], { dull: true });
    round(pen, 'x', [13.6, 0, 0], [7, 1.6], { bore: 2.4 });
  },
  container: (pen) => vessel(pen, 3 * PITCH, 2 * PITCH, 1.4 * BRICK),
  box: (pen, [across = 2, along = 2, height = 1.4]) => vessel(pen, along * PITCH, across * PITCH, height * BRICK),
  basket: (pen) => {
    vessel(pen, 14, 10, 6);
    extrude(pen, 'y', [...arc([7, 6], 7, [0, 180], 10), ...arc([7, 6], 5.6, [180, 0], 10)], [4.2, 5.8], {
      smooth: true,
    });
  },
  drawer: (pen) => {
    vessel(pen, 22, 15, BRICK);
    box(pen, [-0.6, 15, -0.6], [23.2, 1.4, BRICK + 1.2]);
    round(pen, 'y', [11, 16.4, 4.8], [1.8, 2.2]);
  },
  support: (pen, [across = 2, along = 2, height = 5]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    box(pen, [0, 0, 0], [w, l, PLATE]);
    for (const [x, y] of [
      [0, 0],
      [w - 2.6, 0],
      [0, l - 2.6],
      [w - 2.6, l - 2.6],
    ] as const)
      box(pen, [x, y, PLATE], [2.6, 2.6, h - 2 * PLATE]);
    for (let z = PLATE + 7; z < h - 8; z += 12) box(pen, [2.6, l - 2.2, z], [w - 5.2, 1.6, 2]);
    box(pen, [0, 0, h - PLATE], [w, l, PLATE]);
    studs(pen, cells(along, across), h);
  },
  girder: (pen, [across = 1, along = 6]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l, 2.2]);
    for (let x = 0; x <= w - 2; x += PITCH) box(pen, [Math.min(x, w - 2.4), l / 2 - 1.2, 2.2], [2.4, 2.4, BRICK - 4.4]);
    box(pen, [0, 0, BRICK - 2.2], [w, l, 2.2]);
    studs(pen, cells(along, across), BRICK);
  },
  crane: (pen) => {
    box(pen, [0, 0, 0], [16, 16, PLATE]);
    box(pen, [4, 4, PLATE], [8, 8, 26]);
    box(pen, [2, 5, PLATE + 26], [38, 6, 5]);
  },
  ball: (pen) => ball(pen, [0, 0, 0], 6),
  balljoint: (pen) => {
    box(pen, [-PITCH, -4, -PLATE / 2], [PITCH, PITCH, PLATE]);
    studs(pen, [[-4, 0]], PLATE / 2);
    round(pen, 'x', [0, 0, 0], [1.6, 2], { dull: true });
    ball(pen, [4.6, 0, 0], 3);
  },
  towball: (pen, [across = 2, along = 2]) => {
    studded(pen, across, along, PLATE);
    round(pen, 'x', [along * PITCH, across * 4, 1.6], [1.4, 2.2], { dull: true });
    ball(pen, [along * PITCH + 4.6, across * 4, 1.6], 2.95);
  },
  flag: (pen, [across = 2, along = across]) => {
    box(pen, [2, 0, 0], [along * PITCH, 1.2, across * PITCH]);
    for (const z of [0.8, across * PITCH - 4]) round(pen, 'z', [0, 0.6, z], [2.4, 3.2], { bore: 1.4 });
  },
  sign: (pen, [across = 2]) => {
    round(pen, 'y', [across * 4, 0, across * 4], [across * 4, 2]);
    disc(pen, 'y', [across * 4, 2, across * 4], across * 4 - 1.6, 'h');
  },
  magnet: (pen) => {
    round(pen, 'x', [0, 0, 0], [4, 2], { dull: true });
    round(pen, 'x', [2, 0, 0], [3.4, 8], { dull: true });
    round(pen, 'x', [10, 0, 0], [4, 2]);
  },
  motor: (pen) => {
    box(pen, [0, 0, 0], [32, 24, 22]);
    studs(pen, cells(4, 3), 22);
    round(pen, 'x', [32, 12, 11], [5, 3]);
    mark(pen, 'cross', 'x', [35, 12, 11]);
  },
  rock: (pen) => {
    loft(
      pen,
      [
        [2, 0],
        [26, 2],
        [32, 14],
        [27, 30],
        [10, 32],
        [0, 18],
      ],
      0,
      [
        [6, 5],
        [22, 6],
        [25, 14],
        [20, 24],
        [11, 25],
        [5, 16],
      ],
      13,
    );
    loft(
      pen,
      [
        [6, 5],
        [22, 6],
        [25, 14],
        [20, 24],
        [11, 25],
        [5, 16],
      ],
      13,
      [
        [7, 7],
        [15, 7],
        [15, 11],
        [15, 15],
        [8, 15],
        [7, 11],
      ],
      22,
    );
    studs(pen, [[11, 11]], 22);
  },
  engine: (pen) => {
    round(pen, 'x', [0, 0, 0], [8, 3], { to: 9.6, dull: true });
    round(pen, 'x', [3, 0, 0], [9.6, 12]);
    round(pen, 'x', [15, 0, 0], [9.6, 3], { to: 7.4, bore: 5.8 });
  },
  propeller: blades,
  rotor: blades,
};
