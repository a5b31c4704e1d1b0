import { at3, type Mesh, type Three } from './mesh.ts';
import { lightOf, shineOf } from './tone.ts';
import { cover, type View } from './view.ts';

/** What the nearest face is at each pixel. Pixels are row by row. */
export interface ItemBuffer {
  view: View;
  /** The triangle, or -1. */
  front: Int32Array;
  near: Float32Array;
  /** The light at each pixel (lightOf), and whether it is on a curve. */
  light: Float32Array;
  curved: Uint8Array;
  /** How much the pixel faces up, -1 to 1. */
  up: Float32Array;
}

const areaOf = ({ x, y }: View, [a, b, c]: Three): number =>
  ((x[b] as number) - (x[a] as number)) * ((y[c] as number) - (y[a] as number)) -
  ((x[c] as number) - (x[a] as number)) * ((y[b] as number) - (y[a] as number));

/** A triangle counts as flat if its normals differ from that of its middle by less than this, as a cosine. */
const FLAT = 0.99995;

/** The nearest face and the light at each pixel of a view. */
export function itemBuffer(mesh: Mesh, view: View): ItemBuffer {
  const pixels = view.width * view.height;
  const buffer: ItemBuffer = {
    view,
    front: new Int32Array(pixels).fill(-1),
    near: new Float32Array(pixels).fill(-Infinity),
    light: new Float32Array(pixels),
    curved: new Uint8Array(pixels),
    up: new Float32Array(pixels),
  };
  const areas = Float64Array.from(mesh.surfaces, (_, face) => areaOf(view, at3(mesh.corners, face)));
  // Counter-clockwise from outside is a negative area where y runs down.
  const isTurned = (face: number) => (areas[face] as number) > 0 && mesh.both[face] !== true;
  fill(mesh, buffer, (face) => !isTurned(face));
  showInside(mesh, buffer, isTurned);
  shade(mesh, buffer, areas);
  return buffer;
}

/** The nearest of some faces at each pixel that has none nearer. */
function fill(mesh: Mesh, { view, front, near }: ItemBuffer, isShown: (face: number) => boolean): void {
  for (let face = 0; face < mesh.surfaces.length; face++) {
    if (!isShown(face)) continue;
    const corners = at3(mesh.corners, face);
    const [a, b, c] = [view.near[corners[0]], view.near[corners[1]], view.near[corners[2]]] as Three;
    cover(view, corners, (pixel, wa, wb, wc) => {
      const here = wa * a + wb * b + wc * c;
      if (here <= (near[pixel] as number)) return;
      near[pixel] = here;
      front[pixel] = face;
    });
  }
}

/** A mesh is open if so large a share of it, or more, is seen only from the inside. */
const OPEN = 0.01;

/** Of one half of a hollow body the inside is seen, which may have no faces of its own: there its outer faces are shown. */
function showInside(mesh: Mesh, buffer: ItemBuffer, isTurned: (face: number) => boolean): void {
  if (mesh.surfaces.every((_, face) => !isTurned(face))) return;
  const { front, near } = buffer;
  const inside = {
    ...buffer,
    front: new Int32Array(front.length).fill(-1),
    near: new Float32Array(near.length).fill(-Infinity),
  };
  fill(mesh, inside, isTurned);
  let [shown, seen] = [0, 0];
  for (let pixel = 0; pixel < front.length; pixel++) {
    if ((front[pixel] as number) >= 0) shown++;
    else if ((inside.front[pixel] as number) >= 0) seen++;
  }
  if (seen < OPEN * shown) return;
  for (let pixel = 0; pixel < front.length; pixel++) {
    if ((front[pixel] as number) >= 0) continue;
    front[pixel] = inside.front[pixel] as number;
    near[pixel] = inside.near[pixel] as number;
  }
}

/** One axis of the direction towards the viewer, which is the same for all three. */
const TOWARD = 1 / Math.sqrt(3);

/** The light at each pixel, by the normals of its face. */
function shade(mesh: Mesh, { view, front, light, curved, up }: ItemBuffer, areas: Float64Array): void {
  const shown = new Set(front);
  shown.delete(-1);
  for (const face of shown) {
    const corners = at3(mesh.corners, face);
    const [na, nb, nc] = at3(mesh.cornerNormals, face).map((at) => at3(mesh.normals, at)) as [Three, Three, Three];
    const sign = (areas[face] as number) > 0 ? -1 : 1;
    const mean = (wa: number, wb: number, wc: number): Three => {
      const sum: Three = [
        sign * (wa * na[0] + wb * nb[0] + wc * nc[0]),
        sign * (wa * na[1] + wb * nb[1] + wc * nc[1]),
        sign * (wa * na[2] + wb * nb[2] + wc * nc[2]),
      ];
      const facing = (sum[0] + sum[1] + sum[2]) * TOWARD;
      // Normals of a coarse curve may look away where its faces are seen.
      if (facing < 0) for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] as number) - facing * TOWARD;
      const length = Math.hypot(...sum) || 1;
      return [sum[0] / length, sum[1] / length, sum[2] / length];
    };
    const middle = mean(1 / 3, 1 / 3, 1 / 3);
    const isFlat = [na, nb, nc].every(
      (normal) => sign * (normal[0] * middle[0] + normal[1] * middle[1] + normal[2] * middle[2]) > FLAT,
    );
    const flatLight = lightOf(middle);
    cover(view, corners, (pixel, wa, wb, wc) => {
      if (front[pixel] !== face) return;
      if (isFlat) {
        light[pixel] = flatLight;
        up[pixel] = middle[1];
        return;
      }
      const normal = mean(wa, wb, wc);
      light[pixel] = lightOf(normal) + shineOf(normal);
      up[pixel] = normal[1];
      curved[pixel] = 1;
    });
  }
}
