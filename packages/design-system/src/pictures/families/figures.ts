import type { Families } from './family.ts';
import { extrude } from '../extrude.ts';
import { arc, box, loft, rectangle } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { ball, disc, round } from '../round.ts';
import { studs } from '../studs.ts';

/** A hat: a round brim and a round crown. */
const hat = (pen: Pen, rim: number, crown: number, high: number): void => {
  round(pen, 'z', [0, 0, 0], [rim, 1.1]);
  round(pen, 'z', [0, 0, 1.1], [crown, high], { to: crown * 0.9 });
};

const arm = (pen: Pen, x: number): void => {
  extrude(pen, 'x', [...arc([4, 9.8], 2.3, [20, 190], 6), ...arc([6.6, 3.2], 1.8, [190, 380], 5)], [x, x + 2.8], {
    smooth: true,
  });
  round(pen, 'y', [x + 1.4, 7.4, 2.6], [1.5, 2.4], { bore: 0.8 });
};

export const figures: Families = {
  head: (pen) => {
    round(pen, 'z', [0, 0, 0], [3.9, 1.2], { to: 4.7, dull: true });
    round(pen, 'z', [0, 0, 1.2], [4.9, 6.4], { dull: true });
    round(pen, 'z', [0, 0, 7.6], [4.9, 1.2], { to: 4 });
    studs(pen, [[0, 0]], 8.8, 'sh');
  },
  torso: (pen) => {
    arm(pen, -1.4);
    loft(pen, rectangle(0, 0, 15.4, 8), 0, rectangle(2.2, 0.6, 11, 6.8), 12.4);
    round(pen, 'z', [7.7, 4, 12.4], [2.3, 2]);
    arm(pen, 13.8);
  },
  legs: (pen) => {
    box(pen, [0, 0.4, 9.6], [15.6, 6.2, 2.6]);
    for (const x of [0, 8]) {
      box(pen, [x, 0, 2.4], [7.6, 6.6, 7.2]);
      box(pen, [x, 0, 0], [7.6, 8.6, 2.4]);
    }
    studs(
      pen,
      [
        [4, 3.5],
        [11.6, 3.5],
      ],
      12.2,
    );
  },
  hand: (pen) => {
    round(pen, 'x', [-4.5, 0, 0], [1.5, 4.5]);
    extrude(pen, 'y', [...arc([2.6, 0], 2.9, [30, 330], 11), ...arc([2.6, 0], 1.7, [330, 30], 9)], [-1.8, 1.8], {
      smooth: true,
    });
  },
  arm: (pen) => {
    extrude(pen, 'y', [...arc([0, 9], 2.9, [20, 200], 8), ...arc([4.6, -1], 2.2, [200, 380], 8)], [0, 4.2], {
      smooth: true,
    });
    disc(pen, 'y', [0, 4.2, 9], 1.7, 'h');
    round(pen, 'x', [6.4, 2, -1.6], [1.3, 2.4]);
  },
  hair: (pen) => {
    round(pen, 'z', [0, 0, 0], [5.8, 4.2], { dull: true });
    ball(pen, [0, 0, 4.2], 5.8, true);
    extrude(pen, 'x', [...arc([3.6, 2.6], 3.2, [-80, 90], 7), [0, 6]], [-4, 4.6], { smooth: true });
  },
  hat: (pen) => hat(pen, 6.8, 5, 5.4),
  helmet: (pen) => {
    round(pen, 'z', [0, 0, 0], [5.9, 4.6], { dull: true });
    ball(pen, [0, 0, 4.6], 5.9, true);
    extrude(
      pen,
      'x',
      [
        [4.4, 2.2],
        [6.6, 2.2],
        [6.9, 5.4],
        [5.2, 6.6],
      ],
      [-4, 4],
    );
  },
  'tool-sword': (pen) => {
    extrude(
      pen,
      'y',
      [
        [0, -0.7],
        [22, -0.7],
        [26, 0.6],
        [22, 1.9],
        [0, 1.9],
      ],
      [-0.5, 0.5],
    );
    box(pen, [-1.4, -3.4, -0.6], [1.4, 6.8, 2.4]);
    round(pen, 'x', [-8, 0, 0.6], [1.59, 6.6]);
  },
  'tool-shield': (pen) => {
    extrude(
      pen,
      'y',
      [
        [0, -9],
        [6, -2],
        [7, 7],
        [-7, 7],
        [-6, -2],
      ],
      [0, 2],
    );
    extrude(
      pen,
      'y',
      [
        [0, -6],
        [4, -1],
        [4.8, 5],
        [-4.8, 5],
        [-4, -1],
      ],
      [2, 2.6],
    );
  },
  'tool-pole': (pen) => {
    round(pen, 'x', [0, 0, 0], [1.3, 34]);
    round(pen, 'x', [34, 0, 0], [2, 1.2]);
    round(pen, 'x', [35.2, 0, 0], [1.9, 6], { to: 0.3, dull: true });
  },
  tool: (pen) => {
    round(pen, 'z', [0, 0, 0], [1.59, 14]);
    box(pen, [-5, -2, 14], [10, 4, 4.4]);
    disc(pen, 'z', [0, 0, 18.4], 1.2, 'h');
  },
};
