import type { Families, Family } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { PITCH, WIDE, short, shortSpot } from '../projection.ts';
import { disc, round } from '../round.ts';
import { mark } from '../studs.ts';
import type { Pen } from '../pen.ts';

/** A gear of n teeth has a pitch radius of n / 2 mm. */
function teeth(n: number, cx: number): Flat[] {
  const step = (2 * Math.PI) / n;
  return Array.from({ length: n }, (_, i) => i * step).flatMap((angle) =>
    (
      [
        [-1.35, -0.5],
        [-1.15, -0.27],
        [1, -0.13],
        [1, 0.13],
        [-1.15, 0.27],
      ] as const
    )
      .slice(n > 30 ? 1 : 0)
      .map(([out, turn]): Flat => [
        cx + (n / 2 + out) * Math.cos(angle + turn * step),
        cx + (n / 2 + out) * Math.sin(angle + turn * step),
      ]),
  );
}

function hub(pen: Pen, cx: number, z: number): void {
  round(pen, 'z', [cx, cx, z], [3.6, 0.9]);
  mark(pen, 'cross', 'z', [cx, cx, z + 0.9]);
}

const gear: Family = (pen, [asked = 16]) => {
  const n = Math.min(60, Math.max(6, Math.round(asked)));
  const r = n / 2 + 1;
  extrude(pen, 'z', teeth(n, r), [0, 4], { merged: true });
  if (n >= 12) disc(pen, 'z', [r, r, 4], n / 2 - 2.2, 'h');
  if (n >= 20) {
    for (const [i, j] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      disc(pen, 'z', [r + (i * n) / 3.8, r + (j * n) / 3.8, 4], n > 30 ? 3 : 2.1, 'd');
    }
  }
  hub(pen, r, 4);
};

const bevel: Family = (pen, [asked = 12]) => {
  const n = Math.min(60, Math.max(6, Math.round(asked)));
  const r = n / 2 + 1;
  extrude(pen, 'z', teeth(n, r), [0, 2.2], { merged: true });
  round(pen, 'z', [r, r, 2.2], [n / 2 - 1.6, 2.4], { to: Math.max(3.4, n / 3) });
  hub(pen, r, 4.6);
};

/** Wheels have their diameter in mm as size. They stand upright and face left. */
const WIDTH = 0.46;

function hubCap(pen: Pen, r: number, y: number, c: number): void {
  disc(pen, 'y', [c, y, c], r, 'r');
  disc(pen, 'y', [c, y, c], r * 0.88, 'l');
  disc(pen, 'y', [c, y, c], r * 0.84, 'h');
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3;
    disc(pen, 'y', [c + Math.cos(angle) * r * 0.56, y, c + Math.sin(angle) * r * 0.56], r * 0.16, 'd');
  }
  disc(pen, 'y', [c, y, c], r * 0.28, 't');
  disc(pen, 'y', [c, y, c], r * 0.16, 'd');
}

/** A tyre with tread marks on its wall. `own` uses the part's colour, otherwise it is black rubber. */
function tyre(pen: Pen, r: number, own: boolean): void {
  const onWall = (flatness: number, width: number) => {
    const marks = Array.from({ length: 13 }, (_, i) => {
      const angle = ((i + 1) * Math.PI) / 14;
      return `M${shortSpot([-r * WIDE * Math.cos(angle), r * flatness * Math.sin(angle) - width * 0.1])}v-${short(width * 0.8)}`;
    });
    return `<path class="tread" stroke-width="${short(r * 0.05)}" d="${marks.join('')}"/>`;
  };
  const solid = round(pen, 'y', [r, 0, r], [r, 2 * r * WIDTH], { dull: true, onWall });
  if (!own) solid.body = `<g class="tyre">${solid.body}</g>`;
}

const across = (mm: number | undefined, usual: number): number => Math.min(90, Math.max(6, mm ?? usual)) / 2;

export const gears: Families = {
  gear,
  gearbevel: bevel,
  rack: (pen, [, along = 4]) => {
    const n = Math.round(along * 2.5);
    const step = (along * PITCH) / n;
    const profile = Array.from({ length: n }, (_, i): Flat[] => [
      [(i + 0.92) * step, 3.2],
      [(i + 0.66) * step, 5.4],
      [(i + 0.34) * step, 5.4],
      [(i + 0.08) * step, 3.2],
    ])
      .reverse()
      .flat();
    extrude(pen, 'y', [[0, 0], [along * PITCH, 0], [along * PITCH, 3.2], ...profile, [0, 3.2]], [0, PITCH], {
      dull: true,
    });
  },
  worm: (pen) => {
    for (let i = 0; i < 5; i++) {
      round(pen, 'x', [i * 3.2, 0, 0], [5, 1.6]);
      if (i < 4) round(pen, 'x', [i * 3.2 + 1.6, 0, 0], [3.4, 1.6], { dull: true });
    }
    mark(pen, 'cross', 'x', [14.4, 0, 0]);
  },
  wheel: (pen, [mm]) => {
    const r = across(mm, 18);
    round(pen, 'y', [r, 0, r], [r, 2 * r * WIDTH * 1.2]);
    hubCap(pen, r * 0.9, 2 * r * WIDTH * 1.2, r);
  },
  tyre: (pen, [mm]) => {
    const r = across(mm, 24);
    tyre(pen, r, true);
    disc(pen, 'y', [r, 2 * r * WIDTH, r], r * 0.9, 'h');
    disc(pen, 'y', [r, 2 * r * WIDTH, r], r * 0.62, 'd');
    disc(pen, 'y', [r, 2 * r * WIDTH, r], r * 0.58, 'h');
  },
  wheeltyre: (pen, [mm]) => {
    const r = across(mm, 24);
    tyre(pen, r, false);
    hubCap(pen, r * 0.6, 2 * r * WIDTH, r);
  },
};
