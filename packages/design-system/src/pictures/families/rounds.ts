import type { Families, Family } from './family.ts';
import { arc } from '../loft.ts';
import { grooved } from './plates.ts';
import type { Flat } from '../extrude.ts';
import type { Pen } from '../pen.ts';
import { BRICK, PITCH, PLATE, STUD_HEIGHT, STUD_RADIUS, WIDE, short, shortSpot } from '../projection.ts';
import { ball, round } from '../round.ts';
import { cells, studs } from '../studs.ts';

/** The studs of a round part: those that are completely inside the circle. */
function roundStuds(pen: Pen, n: number, z: number): void {
  if (n === 2) {
    studs(
      pen,
      [
        [4.3, 4.3],
        [11.7, 4.3],
        [4.3, 11.7],
        [11.7, 11.7],
      ],
      z,
    );
    return;
  }
  const r = (n * PITCH) / 2;
  studs(
    pen,
    cells(n, n).filter(([x, y]) => Math.hypot(x - r, y - r) < r - 1.9),
    z,
  );
}

/** A round body on a narrower base. */
function footed(pen: Pen, n: number, height: number, foot: number): number {
  const r = (n * PITCH) / 2;
  round(pen, 'z', [r, r, 0], [n === 1 ? r - 0.85 : r - 0.5, foot], { dull: true });
  round(pen, 'z', [r, r, foot], [r - 0.05, height - foot]);
  return r;
}

/** A dish on a stud-sized base: its visible rim, and the hollow inside. */
const dish: Family = (pen, [across = 2]) => {
  const r = (across * PITCH) / 2;
  const rise = across * 0.75 + 0.4;
  round(pen, 'z', [r, r, 0], [3.4, 1.6], { dull: true });
  const wall = pen.solid();
  wall.at([r, r, 1.6]);
  for (const [px, py] of [
    [0, r],
    [2 * r, r],
    [r, 0],
    [r, 2 * r],
  ] as const)
    wall.at([px, py, 1.6 + rise]);
  const { camera } = pen;
  const [x, y] = camera.project(camera.turned([r, r, 1.6 + rise]));
  const [R, Q] = [r * WIDE, r * camera.flatness];
  wall.see([x - R, y - Q]);
  wall.see([x + R, y]);
  const belly = short((Q + rise * camera.rise * 0.9) / 0.75);
  const d = `M-${short(R)} 0C-${short(R * 0.9)} ${belly} ${short(R * 0.9)} ${belly} ${short(R)} 0z`;
  const oval = (paint: string, trim: number) =>
    `<ellipse ${paint} rx="${short(R - trim)}" ry="${short(Math.max(0, Q - trim * 0.6))}"/>`;
  wall.body =
    `<g transform="translate(${shortSpot([x, y])})"><path class="l" d="${d}"/><path class="c" fill="url(#pp-cy)" d="${d}"/>` +
    `${oval('class="t"', 0)}${oval('class="h"', 0.4)}${oval('class="c" fill="url(#pp-bowl)"', R * 0.12)}</g>`;
  studs(pen, [[r, r]], 1.6 + rise * 0.35);
};

const quarter = (n: number): Flat[] => [[0.05, 0.05], ...arc([0.05, 0.05], n * PITCH - 0.1, [0, 90], 9)];

export const rounds: Families = {
  roundplate: (pen, [n = 1]) => {
    if (n < 3) footed(pen, n, PLATE, 1.1);
    else round(pen, 'z', [n * 4, n * 4, 0], [n * 4 - 0.1, PLATE]);
    roundStuds(pen, n, PLATE);
  },
  roundtile: (pen, [n = 1]) => {
    footed(pen, n, PLATE, 0.6);
  },
  quartertile: (pen, [n = 1]) => grooved(pen, quarter(n), true),
  roundbrick: (pen, [n = 1, , height = 1]) => {
    const r = footed(pen, n, height * BRICK, n === 1 ? 1.6 : 0.8);
    if (n === 1) studs(pen, [[r, r]], height * BRICK, 'sh');
    else roundStuds(pen, n, height * BRICK);
  },
  cone: (pen, [n = 1, , height = n > 1 ? 2 : 1]) => {
    const r = (n * PITCH) / 2;
    const top = n === 1 ? 2.62 : r * 0.5;
    round(pen, 'z', [r, r, 0], [r - 0.1, 1.2], { dull: true });
    round(pen, 'z', [r, r, 1.2], [r - 0.1, height * BRICK - 1.2], { to: top });
    round(pen, 'z', [r, r, height * BRICK], [STUD_RADIUS, STUD_HEIGHT], { bore: 1.45 });
  },
  dish,
  dome: (pen, [n = 2]) => {
    const r = (n * PITCH) / 2;
    round(pen, 'z', [r, r, 0], [r - 0.1, 1.2], { dull: true });
    ball(pen, [r, r, 1.2], r - 0.1, true);
    studs(pen, [[r, r]], r + 0.9);
  },
  barrel: (pen, [n = 2]) => {
    const r = (n * PITCH) / 2;
    round(pen, 'z', [r, r, 0], [r - 1, 6], { to: r - 0.1 });
    round(pen, 'z', [r, r, 6], [r - 0.1, 2], { dull: true });
    round(pen, 'z', [r, r, 8], [r - 0.1, 6], { to: r - 1 });
    studs(pen, [[r, r]], 14, 'sh');
  },
};
