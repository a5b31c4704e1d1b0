import type { Families } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { loft } from '../loft.ts';
import { BRICK, PITCH, PLATE } from '../projection.ts';
import { cells, studs } from '../studs.ts';

/** The outline of a wedge plate: one long side tapered (by hand), or two corners cut. */
function wedgeOutline(across: number, along: number, hand: string): Flat[] {
  const [w, l] = [along * PITCH, across * PITCH];
  if (hand === 'r')
    return [
      [0, 0],
      [w, 0],
      [w, PITCH * 0.9],
      [w - 3, PITCH],
      [3, l],
      [0, l],
    ];
  if (hand === 'l')
    return [
      [0, 0],
      [w, 0],
      [w, l],
      [w - 3, l],
      [3, PITCH],
      [0, PITCH * 0.9],
    ];
  const cut = Math.max(across, along) > 2 ? Math.min(w, l) / 2 : PITCH;
  return across === along
    ? [
        [0, 0],
        [w, 0],
        [w, l - cut],
        [w - cut, l],
        [0, l],
      ]
    : [
        [0, 0],
        [w - cut, 0],
        [w, l / 2 - 2],
        [w, l / 2 + 2],
        [w - cut, l],
        [0, l],
      ];
}

/** Whether a stud is completely inside a convex outline. */
function holdsStud(outline: readonly Flat[], [x, y]: Flat): boolean {
  return outline.every((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / length > 2.2;
  });
}

export const wedges: Families = {
  wedge: (pen, [across = 2, along = 4], { hand }) => {
    const outline = wedgeOutline(across, along, hand);
    extrude(pen, 'z', outline, [0, PLATE]);
    studs(
      pen,
      cells(along, across).filter((cell) => holdsStud(outline, cell)),
      PLATE,
    );
  },
  wedgebrick: (pen, [across = 2, along = 3], { hand }) => {
    const [w, l] = [along * PITCH, across * PITCH];
    const foot = wedgeOutline(across, along, hand);
    // The top is shorter than the base, so that the front slopes down. A left wedge has its point at the back.
    const bonnet = hand === 'l' ? (x: number) => Math.max(x, w * 0.38) : (x: number) => Math.min(x, w * 0.62);
    const top = foot.map(([x, y]): Flat => [bonnet(x), hand ? y : l / 2 + (y - l / 2) * (x > w * 0.62 ? 0.72 : 1)]);
    loft(pen, foot, 0, foot, 1.8);
    loft(pen, foot, 1.8, top, BRICK);
    studs(
      pen,
      cells(along, across).filter((cell) => holdsStud(top, cell)),
      BRICK,
    );
  },
};
