import type { Families } from './family.ts';
import { studded } from './plates.ts';
import { box } from '../loft.ts';
import { BRICK, PITCH, PLATE } from '../projection.ts';
import { disc, round } from '../round.ts';
import { cells, studs, wallStud } from '../studs.ts';

export const modified: Families = {
  headlight: (pen) => {
    box(pen, [0, 0, 0], [PITCH, PITCH, 2]);
    box(pen, [0, 0, 2], [PITCH, PITCH - 1.8, BRICK - 2]);
    wallStud(pen, 'y', [4, PITCH - 1.8, 5.6]);
    studs(pen, [[4, 3.7]], BRICK, 'sh');
  },
  snot: (pen, [across = 1, along = 1, height = 1]) => {
    studded(pen, across, along, height * BRICK);
    for (let i = 0; i < along; i++) wallStud(pen, 'y', [(i + 0.5) * PITCH, across * PITCH, 5.2]);
  },
  log: (pen, [across = 1, along = 2]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l - 1.2, BRICK]);
    for (const z of [2.5, 7.1]) round(pen, 'x', [0, l - 2.2, z], [2.3, w], { dull: true });
    studs(pen, cells(along, across), BRICK);
  },
  masonry: (pen, [across = 1, along = 2]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l, BRICK]);
    for (let row = 0; row < 3; row++) {
      for (let x = 0; x < w; x += PITCH) {
        const from = Math.max(0.3, x + 0.25 - (row % 2) * (PITCH / 2));
        const to = Math.min(w - 0.3, x + PITCH - 0.25 - (row % 2) * (PITCH / 2));
        if (to - from > 1) box(pen, [from, l, 0.35 + row * 3.08], [to - from, 0.4, 2.7]);
      }
      if (row % 2) box(pen, [w - PITCH / 2 + 0.25, l, 0.35 + row * 3.08], [PITCH / 2 - 0.55, 0.4, 2.7]);
    }
    studs(pen, cells(along, across), BRICK);
  },
  profile: (pen, [across = 1, along = 2, height = 1]) => {
    const [w, l, h] = [along * PITCH, across * PITCH, height * BRICK];
    box(pen, [0, 0, 0], [w, l, h * 0.36]);
    box(pen, [0.6, 0.6, h * 0.36], [w - 1.2, l - 1.2, h * 0.28]);
    box(pen, [0, 0, h * 0.64], [w, l, h * 0.36]);
    studs(pen, cells(along, across), h);
  },
  bracket: (pen, _, { sizes: [lying = [1, 2], upright = [1, 2]] }) => {
    const [across = 1, along = 2] = lying;
    const [tall = 1, wide = along] = upright;
    const [w, l, rise] = [along * PITCH, across * PITCH, tall * PITCH];
    const left = ((along - wide) * PITCH) / 2;
    box(pen, [0, 0, 0], [w, l, PLATE]);
    studs(pen, cells(along, across), PLATE);
    box(pen, [left, l, PLATE - rise], [wide * PITCH, 1.6, rise]);
    for (const [x, z] of cells(wide, tall, left, PLATE - rise)) wallStud(pen, 'y', [x, l + 1.6, z]);
  },
  hingeplate: (pen, [across = 1, along = 2]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l, PLATE]);
    studs(pen, cells(along, across), PLATE);
    for (const x of [0.4, w / 2 - 1.5, w - 3.4]) round(pen, 'x', [x, l + 1.4, 1.6], [1.6, 3]);
  },
  hingebrick: (pen, [across = 1, along = 2]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l, 5.6]);
    for (const x of [0, w - 2]) box(pen, [x, 0, 5.6], [2, l, 1.4]);
    box(pen, [2.2, 0, 5.6], [w - 4.4, l, BRICK - 5.6]);
    studs(pen, cells(along, across), BRICK);
  },
  turntable: (pen, [n = 2]) => {
    const size = n * PITCH;
    box(pen, [0, 0, 0], [size, size, PLATE]);
    round(pen, 'z', [size / 2, size / 2, PLATE], [size / 2 - 0.4, PLATE]);
    studs(
      pen,
      n > 2
        ? cells(n, n).filter(([x, y]) => Math.hypot(x - size / 2, y - size / 2) < size / 2 - 2)
        : cells(n, n).map(([x, y]) => [x * 0.86 + 1.1, y * 0.86 + 1.1]),
      2 * PLATE,
    );
    if (n > 2) disc(pen, 'z', [size / 2, size / 2, 2 * PLATE], 1.4, 'd');
  },
};
