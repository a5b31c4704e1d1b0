import { cornersOf } from './corners.ts';
import { drawGrains } from './draw-grains.ts';
import { drawLines } from './draw-lines.ts';
import { drawShadow } from './draw-shadow.ts';
import { cover, hide, mix } from './fill.ts';
import type { CanvasSize } from './fit.ts';
import { EDGE_COLOUR, OWN_COLOUR } from './mesh.ts';
import { rgbOf, type Paint } from './paint.ts';
import type { Pose } from './pose.ts';
import { projectionOf, type Projection } from './projection.ts';
import { areaOf, CORNER_SIZE, type Corners, type Raster, type Triangle } from './raster.ts';
import type { Ground } from './renderer.ts';
import type { Body, Framing } from './scene.ts';
import { tonesOf } from './tones.ts';

/** Draws bodies into empty memory of that size, with a shadow where they stand on a ground. */
export function drawBodies(
  raster: Raster,
  bodies: readonly Body[],
  framing: Framing,
  { pose, size, ground }: { pose: Pose; size: CanvasSize; ground?: Ground },
): void {
  const { width, height } = raster;
  const picture = projectionOf(pose, framing, { ...size, width, height, square: size.square * size.density });
  // What is behind a transparent part is drawn before it.
  for (const body of bodies.toSorted((one, other) => other.paint.cover - one.paint.cover)) {
    drawFaces(raster, body, picture);
    if (body.paint.finish === 'glitter') drawGrains(raster, body, picture);
    drawLines(raster, body, picture, size.density);
  }
  if (ground && pose.pitch > 0) for (const body of bodies) drawShadow(raster, body, picture, ground);
}

function drawFaces(raster: Raster, body: Body, picture: Projection) {
  const near = cornersOf(body, picture, 1);
  const isClear = body.paint.cover < 1;
  const far = isClear || body.surface.groups.some(({ both }) => both) ? cornersOf(body, picture, -1) : near;
  const pass = (name: Pass) => fillFaces(raster, body, name, { near, far });
  if (isClear) pass('far');
  if (isClear) pass('depth');
  pass('near');
}

/** `far`: faces turned away, through which light falls; `depth`: only how near the others are; `near`: these. */
type Pass = 'far' | 'depth' | 'near';

/** `near` and `far` are the corners of faces turned to the viewer and of those turned away. */
function fillFaces(
  raster: Raster,
  { surface: { triangles, groups }, paint }: Body,
  pass: Pass,
  { near, far }: Record<'near' | 'far', Corners>,
) {
  const isFar = pass === 'far';
  const triangle: Triangle = new Uint32Array(3);
  let first = 0;
  for (const { colour, both, count } of groups) {
    const { own, opacity } = lookOf(colour, paint);
    const tones = tonesOf(own, paint.finish);
    const paintWith = opacity === 1 ? cover : mix;
    const fill = pass === 'depth' ? hide : paintWith;
    for (let at = 3 * first; at < 3 * (first + count); at += 3) {
      for (let corner = 0; corner < 3; corner++) triangle[corner] = CORNER_SIZE * (triangles[at + corner] as number);
      const area = areaOf(near, triangle);
      // A face that is seen from both sides is drawn once, with those turned to the viewer.
      if (area === 0 || (both ? isFar : area < 0 !== isFar)) continue;
      fill(raster, area < 0 ? far : near, triangle, tones, opacity);
    }
    first += count;
  }
}

/** The colour of a group, and how much it covers; undefined if that depends on the angle at which it is seen. */
function lookOf(colour: string, paint: Paint) {
  if (colour === OWN_COLOUR) return { own: paint.own, opacity: paint.cover < 1 ? undefined : 1 };
  if (colour === EDGE_COLOUR) return { own: paint.edge, opacity: 1 };
  return { own: rgbOf(colour), opacity: Number.parseInt(colour.slice(6), 16) / 255 };
}
