import type { Families } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { arc, box, loft, rectangle } from '../loft.ts';
import { BRICK, PITCH, type Vec } from '../projection.ts';
import { round } from '../round.ts';
import { cells, studs } from '../studs.ts';
import type { Pen } from '../pen.ts';

/** A frame in the plane of a wall: four bars around an opening. Sizes in mm. */
function frame(pen: Pen, [w, deep, h]: Vec, bar: number, at = 0): void {
  box(pen, [0, at, 0], [w, deep, bar]);
  box(pen, [0, at, bar], [bar, deep, h - 2 * bar]);
  box(pen, [w - bar, at, bar], [bar, deep, h - 2 * bar]);
  box(pen, [0, at, h - bar], [w, deep, bar]);
}

export const walls: Families = {
  panel: (pen, [across = 1, along = 4, height = 1]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    box(pen, [0, 0, 0], [w, l, 1.8]);
    box(pen, [0, 0, 1.8], [w, 1.6, h - 1.8]);
    if (height < 1.5) return;
    box(pen, [0, 1.6, h - 1.8], [w, l - 1.6, 1.8]);
    studs(pen, cells(along, across), h);
  },
  window: (pen, [across = 1, along = 2, height = 2]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    frame(pen, [w, l, h], 1.7);
    studs(pen, cells(along, across), h);
  },
  door: (pen, [, along = 4, height = 6]) => {
    const [w, h] = [along * PITCH - 1, height * BRICK - 2];
    const panes = height > 3 ? [0.06, 0.53] : [0.1];
    box(pen, [0, 0, 0], [w, 2.4, h]);
    for (const foot of panes) box(pen, [w * 0.16, 2.4, h * foot + 1.5], [w * 0.58, 0.9, (h * 0.88) / panes.length - 3]);
    round(pen, 'y', [w * 0.88, 2.4, h * 0.47], [1.3, 2]);
  },
  glass: (pen, [, along = 2, height = 2]) => {
    const [w, h] = [along * PITCH - 2, height * BRICK - 2];
    box(pen, [0, 0, 0], [w, 1.4, h]);
    box(pen, [1.4, 1.4, 1.4], [w - 2.8, 0.3, h - 2.8]);
  },
  fence: (pen, [across = 1, along = 4, height = 1]) => {
    const [w, h] = [along * PITCH, height * BRICK];
    const l = across * PITCH;
    box(pen, [0, 0, 0], [w, l, 2.4]);
    for (let i = 0; i <= along * 2; i++)
      box(pen, [(i * (w - 1.6)) / (along * 2), l / 2 - 0.8, 2.4], [1.6, 1.6, h - 4.8]);
    box(pen, [0, l / 2 - 1.6, h - 2.4], [w, 3.2, 2.4]);
  },
  ladder: (pen) => {
    for (const x of [0, 12.6]) box(pen, [x, 0, 0], [2, 2.4, 44]);
    for (let z = 4; z < 44; z += 7) round(pen, 'x', [2, 1.2, z], [0.9, 10.6], { dull: true });
  },
  arch: (pen, [across = 1, along = 4, height = 1]) => {
    const [w, h] = [along * PITCH, height * BRICK];
    const r = w / 2 - (along > 3 ? PITCH : PITCH * 0.55);
    const rise = Math.min(1, (h - 3) / r);
    const opening = arc([w / 2, 0], r, [180, 0], 12).map(([x, z]): Flat => [x, z * rise]);
    extrude(pen, 'y', [[0, 0], ...opening, [w, 0], [w, h], [0, h]], [0, across * PITCH], { smooth: true });
    studs(pen, cells(along, across), h);
  },
  windscreen: (pen, [across = 2, along = 4, height = 2]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    box(pen, [0, 0, 0], [w, l, 1.6]);
    extrude(
      pen,
      'x',
      [
        [0, 1.6],
        [l, 1.6],
        [l * 0.36, h - 1.6],
        [0, h - 1.6],
      ],
      [0, w],
    );
    box(pen, [0, 0, h - 1.6], [w, Math.max(PITCH, l * 0.36), 1.6]);
    studs(pen, cells(along, 1), h);
  },
  cockpit: (pen, [across = 4, along = 6, height = 2]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    box(pen, [0, 0, 0], [w, l, 1.6]);
    loft(pen, rectangle(0, 0, w, l), 1.6, rectangle(0, l * 0.2, w * 0.45, l * 0.6), h);
  },
};
