import type { Families, Sizes } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import { box, loft, rectangle } from '../loft.ts';
import { BRICK, PITCH } from '../projection.ts';
import { cells, studs } from '../studs.ts';

/** Run of a slope of this angle (studs), and its height (bricks) where the key has none. */
const RUN: Readonly<Record<number, readonly [run: number, height: number]>> = {
  18: [4, 1],
  25: [3, 1],
  30: [1, 1],
  33: [3, 1],
  45: [2, 1],
  55: [2, 1],
  60: [1, 1],
  65: [2, 2],
  75: [2, 3],
};

/** Which of the two sizes is the run of the slope, and which its width. */
function measure([angle, size]: readonly (readonly number[])[]): { run: number; width: number; height: number } {
  const [run, height] = RUN[angle?.[0] ?? 45] ?? [2, 1];
  const [a = run, b = a, h = height] = size ?? [];
  return a !== run && b === run ? { run: b, width: a, height: h } : { run: a, width: b, height: h };
}

/** Height of the vertical face at the low end (mm). */
const LIP = 1.5;

/** A quarter arc seen from the side: high at the back, low in front. */
function bow(run: number, high: number, low: number, steps = 9): Flat[] {
  return Array.from({ length: steps + 1 }, (_, i): Flat => {
    const t = (1 - i / steps) * (Math.PI / 2);
    return [run * Math.cos(t), low + (high - low) * Math.sin(t)];
  });
}

const bowHeight = (across: number, height: number | undefined): number =>
  (height ?? (across > 3 ? 4 / 3 : 2 / 3)) * BRICK;

/** Curved slopes are named across × along; the arc of one-stud-wide ones follows the longer side. */
const bowSides = ([across = 1, along = 2]: Sizes): [width: number, run: number] =>
  across === 1 ? [across, along] : [along, across];

export const slopes: Families = {
  slope: (pen, _, { sizes }) => {
    const { run, width, height } = measure(sizes);
    const [deep, high] = [run * PITCH, height * BRICK];
    const ledge = run > 1 ? PITCH : 1.4;
    extrude(
      pen,
      'x',
      [
        [0, 0],
        [deep, 0],
        [deep, LIP],
        [ledge, high],
        [0, high],
      ],
      [0, width * PITCH],
    );
    if (run > 1) studs(pen, cells(width, 1), high);
  },
  slopeinv: (pen, _, { sizes }) => {
    const { run, width, height } = measure(sizes);
    const [deep, high] = [run * PITCH, height * BRICK];
    extrude(
      pen,
      'y',
      [
        [0, 0],
        [PITCH, 0],
        [deep, high - LIP - 0.5],
        [deep, high],
        [0, high],
      ],
      [0, width * PITCH],
    );
    studs(pen, cells(run, width), high);
  },
  slopedouble: (pen, _, { sizes }) => {
    const { run, width, height } = measure(sizes);
    const deep = run * PITCH;
    extrude(
      pen,
      'x',
      [
        [0, 0],
        [deep, 0],
        [deep, LIP],
        [deep / 2 + 0.2, height * BRICK],
        [deep / 2 - 0.2, height * BRICK],
        [0, LIP],
      ],
      [0, width * PITCH],
    );
  },
  slopecorner: (pen, _, { sizes }) => {
    const { run, height } = measure(sizes);
    const deep = run * PITCH;
    box(pen, [0, 0, 0], [deep, deep, LIP]);
    loft(pen, rectangle(0, 0, deep, deep), LIP, rectangle(0, 0, PITCH, PITCH), height * BRICK);
    studs(pen, cells(1, 1), height * BRICK);
  },
  cheese: (pen, [across = 1, along = across]) => {
    extrude(
      pen,
      'x',
      [
        [0, 0],
        [across * PITCH, 0],
        [across * PITCH, 1],
        [1.2, 6.4],
        [0, 6.4],
      ],
      [0, along * PITCH],
    );
  },
  curve: (pen, dims) => {
    const [width, run] = bowSides(dims);
    const high = bowHeight(run, dims[2]);
    extrude(pen, 'x', [[0, 0], [run * PITCH, 0], ...bow(run * PITCH, high, 1.2).reverse()], [0, width * PITCH], {
      smooth: true,
    });
  },
  curveinv: (pen, dims) => {
    const [width, run] = bowSides(dims);
    const high = Math.max(bowHeight(run, dims[2]), 2 * 3.2);
    const under = bow(run * PITCH - 3, 0, high - 2.4, 8)
      .map(([x, z]): Flat => [x + 3, z])
      .reverse();
    extrude(pen, 'y', [[0, 0], ...under.toReversed(), [run * PITCH, high], [0, high]], [0, width * PITCH], {
      smooth: true,
    });
    studs(pen, cells(run, width), high);
  },
};
