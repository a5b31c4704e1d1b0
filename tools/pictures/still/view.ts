import { at3, type Mesh, type Three } from './mesh.ts';

/** Where the part is on its picture, a whole unit a pixel: x to the right, y down, near towards the viewer. */
export interface View {
  width: number;
  height: number;
  /** Units in a millimetre of the projection. */
  scale: number;
  /** The position of the part's origin. */
  left: number;
  top: number;
  x: Float64Array;
  y: Float64Array;
  near: Float64Array;
}

const COS30 = Math.cos(Math.PI / 6);
/** The view of the stills, START of pictures/turning/pose.ts: the part’s x runs down to the right, its z down to the left. */
export const project = ([x, y, z]: Three): [x: number, y: number, near: number] => [
  (x - z) * COS30,
  (x + z) / 2 - y,
  (x + y + z) * Math.SQRT1_2,
];

/** The view whose larger side is `size` units, around all faces. */
export function viewOf(mesh: Mesh, size: number): View {
  const count = mesh.places.length / 3;
  const [x, y, near] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let at = 0; at < count; at++) [x[at], y[at], near[at]] = project(at3(mesh.places, at));
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const at of mesh.corners) {
    x0 = Math.min(x0, x[at] as number);
    x1 = Math.max(x1, x[at] as number);
    y0 = Math.min(y0, y[at] as number);
    y1 = Math.max(y1, y[at] as number);
  }
  const scale = size / Math.max(x1 - x0, y1 - y0);
  for (let at = 0; at < count; at++) {
    x[at] = ((x[at] as number) - x0) * scale;
    y[at] = ((y[at] as number) - y0) * scale;
    near[at] = (near[at] as number) * scale;
  }
  return {
    width: Math.ceil((x1 - x0) * scale),
    height: Math.ceil((y1 - y0) * scale),
    scale,
    left: -x0 * scale,
    top: -y0 * scale,
    x,
    y,
    near,
  };
}

/** Pixels on an edge belong to both triangles beside it. */
const EDGE = 1e-7;

/** Calls `seen` for each pixel whose centre the triangle covers, with the weights of the corners there. */
export function cover(
  view: View,
  [a, b, c]: Three,
  seen: (pixel: number, wa: number, wb: number, wc: number) => void,
): void {
  const { x, y, width, height } = view;
  const [ax, ay, bx, by, cx, cy] = [x[a], y[a], x[b], y[b], x[c], y[c]] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  // Weights grow evenly along a row, so that its covered stretch is known before it is walked.
  const [growB, growC] = [(cy - ay) / area, (ay - by) / area];
  const growA = -growB - growC;
  for (let row = top; row <= bottom; row++) {
    const [px, py] = [left + 0.5, row + 0.5];
    const startB = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
    const startC = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
    let [from, to] = [0, right - left];
    const limit = (start: number, grow: number) => {
      const at = (-EDGE - start) / grow;
      if (grow > 0) from = Math.max(from, Math.ceil(at));
      else if (grow < 0) to = Math.min(to, Math.floor(at));
      else if (start < -EDGE) to = -1;
    };
    limit(1 - startB - startC, growA);
    limit(startB, growB);
    limit(startC, growC);
    for (let step = from; step <= to; step++) {
      const [wb, wc] = [startB + step * growB, startC + step * growC];
      seen(row * width + left + step, 1 - wb - wc, wb, wc);
    }
  }
}
