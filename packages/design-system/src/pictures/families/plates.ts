import type { Families, Family } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { arc, box, rectangle } from '../loft.ts';
import type { Pen } from '../pen.ts';
import { BRICK, PITCH, PLATE } from '../projection.ts';
import { round } from '../round.ts';
import { cells, mark, studs } from '../studs.ts';

/** A block with studs on its whole top. `height` in mm. */
export function studded(pen: Pen, across: number, along: number, height: number): void {
  box(pen, [0, 0, 0], [along * PITCH, across * PITCH, height]);
  studs(pen, cells(Math.floor(along), Math.floor(across)), height);
}

/** Depth of the groove (mm). */
const inwards = (way: number): number => Math.max(-0.35, Math.min(0.35, way * 0.1));

/** Flat parts with a groove at the bottom: tiles, jumpers, glass. */
export function grooved(pen: Pen, outline: readonly Flat[], smooth = false): void {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const foot = outline.map(([x, y]): Flat => [x + inwards(cx - x), y + inwards(cy - y)]);
  const groove = extrude(pen, 'z', foot, [0, 0.5], { dull: true, smooth });
  groove.body = groove.body.replaceAll(/class="[lrw]"( style="[^"]*")?/g, 'class="d"');
  extrude(pen, 'z', outline, [0.5, PLATE], { smooth });
}

const L_SHAPE = (n: number): Flat[] => {
  const [whole, half] = [n * PITCH, (n * PITCH) / 2];
  return [
    [0, 0],
    [whole, 0],
    [whole, half],
    [half, half],
    [half, whole],
    [0, whole],
  ];
};

const corner =
  (height: number): Family =>
  (pen, [n = 2]) => {
    extrude(pen, 'z', L_SHAPE(n), [0, height]);
    studs(
      pen,
      cells(n, n).filter(([x, y]) => x < (n * PITCH) / 2 || y < (n * PITCH) / 2),
      height,
    );
  };

/** A plate with an attachment on one long edge. */
const plateWith =
  (add: (pen: Pen, along: number, across: number) => void): Family =>
  (pen, [across = 1, along = 2]) => {
    studded(pen, across, along, PLATE);
    add(pen, along * PITCH, across * PITCH);
  };

export const plates: Families = {
  brick: (pen, [across = 1, along = across, height = 1]) => studded(pen, across, along, height * BRICK),
  plate: (pen, [across = 1, along = across, height = 1]) => studded(pen, across, along, height * PLATE),
  baseplate: (pen, [across = 16, along = across]) => studded(pen, across, along, 1.6),
  tile: (pen, [across = 1, along = across]) =>
    grooved(pen, rectangle(0.05, 0.05, along * PITCH - 0.1, across * PITCH - 0.1)),
  jumper: (pen, [across = 1, along = 2]) => {
    grooved(pen, rectangle(0.05, 0.05, along * PITCH - 0.1, across * PITCH - 0.1));
    studs(pen, [[(along * PITCH) / 2, (across * PITCH) / 2]], PLATE, 'sh');
  },
  grille: (pen, [across = 1, along = 2]) => {
    const [w, l] = [along * PITCH, across * PITCH];
    box(pen, [0, 0, 0], [w, l, 1.5]);
    for (let y = 0.3; y < l - 0.5; y += 2.07) box(pen, [0, y, 1.5], [w, 1.15, PLATE - 1.5]);
  },
  corner: corner(PLATE),
  cornerbrick: corner(BRICK),
  cornertile: (pen, [n = 2]) => grooved(pen, L_SHAPE(n)),
  technicplate: (pen, [across = 2, along = 4]) => {
    studded(pen, across, along, PLATE);
    for (let i = 1; i < along; i++)
      for (let j = 1; j < across; j++) mark(pen, 'hole', 'z', [i * PITCH, j * PITCH, PLATE]);
  },
  clipplate: plateWith((pen, w, l) => {
    for (const x of w > PITCH ? [w / 2 - 3.4, w / 2 + 1.4] : [1.2, 5]) {
      extrude(
        pen,
        'x',
        [...arc([l + 2, 2.1], 2.5, [50, 310], 8), ...arc([l + 2, 2.1], 1.5, [310, 50], 6)],
        [x, x + 1.8],
        {
          smooth: true,
          dull: true,
        },
      );
    }
  }),
  barplate: plateWith((pen, w, l) => {
    for (const x of [1, w - 3]) box(pen, [x, l, 0.2], [2, 4.6, 2.8]);
    round(pen, 'x', [3, l + 3, 1.6], [1.59, w - 6]);
  }),
  railplate: plateWith((pen, w, l) => {
    box(pen, [0, l, 0.6], [w, 2.2, 1.4]);
    box(pen, [0, l + 2.2, 0.6], [w, 1.2, 2.6]);
  }),
};
