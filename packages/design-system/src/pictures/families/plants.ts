import type { Families } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { box } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { ball, disc, round } from '../round.ts';
import { studs } from '../studs.ts';

/** A leaf from the centre outwards. `reach` and `z` in mm. */
const leaf = (pen: Pen, degrees: number, reach: number, z: number): void => {
  const a = (degrees * Math.PI) / 180;
  const put = (out: number, side: number): Flat => [
    Math.cos(a) * out - Math.sin(a) * side,
    Math.sin(a) * out + Math.cos(a) * side,
  ];
  extrude(
    pen,
    'z',
    [
      put(0, -1),
      put(reach * 0.35, -2.6),
      put(reach * 0.8, -1.9),
      put(reach, 0),
      put(reach * 0.8, 1.9),
      put(reach * 0.35, 2.6),
      put(0, 1),
    ],
    [z, z + 1.2],
    { dull: true },
  );
};

/** Plants and animals. */
export const plants: Families = {
  leaves: (pen) => {
    for (const [i, angle] of [200, 265, 140, 330, 75, 15].entries()) leaf(pen, angle, i % 2 ? 10 : 12, i % 3);
    round(pen, 'z', [0, 0, 2.6], [3.2, 1.4]);
    studs(pen, [[0, 0]], 4);
  },
  'bush-plant': (pen) => {
    round(pen, 'z', [0, 0, 0], [3.2, 3.2]);
    for (const [x, y, z, r] of [
      [-4, -3, 6, 4.6],
      [4, -4, 6.5, 4.4],
      [-4.5, 4, 5.4, 4.4],
      [0, 0, 11, 4.8],
      [4, 4, 5.6, 4.6],
    ] as const)
      ball(pen, [x, y, z], r);
  },
  tree: (pen) => {
    round(pen, 'z', [0, 0, 0], [3, 7]);
    for (const [i, r] of [12, 9.4, 6.6].entries())
      round(pen, 'z', [0, 0, 7 + i * 9.4], [r, 9.4], { to: r * 0.45, dull: true });
    studs(pen, [[0, 0]], 35.2);
  },
  flower: (pen) => {
    round(pen, 'z', [0, 0, 0], [1.2, 7], { dull: true });
    for (const [x, y] of [
      [-3.4, -2],
      [0, -4],
      [3.4, -2],
      [-3.4, 2],
      [3.4, 2],
      [0, 4],
    ] as const)
      round(pen, 'z', [x, y, 7], [2.3, 1.6]);
    round(pen, 'z', [0, 0, 8.6], [2.4, 1.6]);
  },
  animal: (pen) => {
    for (const [x, y] of [
      [1.5, 1],
      [1.5, 6],
      [14, 1],
      [14, 6],
    ] as const)
      box(pen, [x, y, 0], [3, 2.6, 5]);
    extrude(
      pen,
      'y',
      [
        [0, 5],
        [18, 5],
        [18.6, 11],
        [16, 13],
        [2, 12.4],
        [-0.6, 10],
      ],
      [0.6, 8.8],
      { smooth: true },
    );
    extrude(
      pen,
      'y',
      [
        [17, 9],
        [25, 9.6],
        [25, 13.4],
        [21, 18],
        [17, 17],
      ],
      [2, 7.6],
    );
    round(pen, 'z', [18.4, 3.2, 17], [0.9, 3], { to: 0.3 });
    round(pen, 'z', [18.4, 6.4, 17], [0.9, 3], { to: 0.3 });
    disc(pen, 'y', [21.4, 7.6, 14.4], 0.8, 'd');
  },
};
