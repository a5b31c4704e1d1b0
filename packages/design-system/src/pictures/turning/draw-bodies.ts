import { triple } from '../triple.ts';
import { fitOf, type CanvasSize } from './fit.ts';
import { lightOf, lit } from './light.ts';
import { EDGE_COLOUR, OWN_COLOUR } from './mesh.ts';
import { rgbOf, type Paint } from './paint.ts';
import { dot, type Pose } from './pose.ts';
import { areaOf, blend, coverLine, coverTriangle, createRaster, type Corner, type Raster } from './raster.ts';
import type { Body, Framing } from './scene.ts';
import { LINE_SIZE, VERTEX_SIZE, type Place } from './surface.ts';

/** How much nearer than its faces a line is drawn, in mm. */
const NEARER = 0.15;
/** Faces whose depth differs by less (mm) are the same one. */
const SAME = 0.01;

/** Draws bodies into memory; what is not covered stays transparent. */
export function drawBodies(bodies: readonly Body[], framing: Framing, pose: Pose, size: CanvasSize): Raster {
  const raster = createRaster(Math.round(size.width), Math.round(size.height));
  for (const body of bodies.toSorted((one, other) => other.paint.cover - one.paint.cover)) {
    const onPicture = projection(body, framing, pose, size);
    if (body.paint.cover < 1) {
      drawFaces(raster, body, onPicture, 'far');
      drawFaces(raster, body, onPicture, 'depth');
    }
    drawFaces(raster, body, onPicture, 'near');
    drawLines(raster, body, onPicture);
  }
  return raster;
}

const tripleAt = (values: Float32Array, at: number): Place => triple((index) => values[at + index] as number);

type Projection = (place: Place, normal: Place) => Corner;

function projection({ at, paint }: Body, framing: Framing, pose: Pose, size: CanvasSize): Projection {
  const { axes, scale } = fitOf(pose, framing, size);
  const shift = triple((axis) => framing.centre[axis] - at[axis]);
  return (place, normal) => {
    const from = triple((axis) => place[axis] - shift[axis]);
    const facing: Place = [dot(axes.right, normal), dot(axes.up, normal), dot(axes.toward, normal)];
    return [
      size.width / 2 + (dot(axes.right, from) - framing.middle[0]) * scale,
      size.height / 2 - (dot(axes.up, from) - framing.middle[1]) * scale,
      dot(axes.toward, from),
      lightOf(facing) + paint.lift,
    ];
  };
}

/** `far`: faces turned away, through which light falls; `depth`: only how near the others are; `near`: these. */
function drawFaces(raster: Raster, { surface, paint }: Body, onPicture: Projection, side: 'far' | 'depth' | 'near') {
  const corners = Array.from({ length: surface.vertices.length / VERTEX_SIZE }, (_, vertex) =>
    onPicture(tripleAt(surface.vertices, VERTEX_SIZE * vertex), tripleAt(surface.vertices, VERTEX_SIZE * vertex + 3)),
  );
  let first = 0;
  for (const { colour, both, count } of surface.groups) {
    const { own, cover } = lookOf(colour, paint);
    for (let at = 3 * first; at < 3 * (first + count); at += 3) {
      const triangle = [0, 1, 2].map((corner) => corners[surface.triangles[at + corner] as number]) as [
        Corner,
        Corner,
        Corner,
      ];
      const isAway = areaOf(...triangle) <= 0;
      if (isAway !== (side === 'far') && !(both && side !== 'far')) continue;
      coverTriangle(raster, triangle, (pixel, near, light) => {
        const known = raster.nearness[pixel] as number;
        if (near < known - SAME) return;
        if (side !== 'far') raster.nearness[pixel] = Math.max(near, known);
        if (side !== 'depth') blend(raster.pixels, pixel, lit(own, light), cover);
      });
    }
    first += count;
  }
}

function drawLines(raster: Raster, { surface: { lines }, paint }: Body, onPicture: Projection) {
  for (let at = 0; at < lines.length; at += LINE_SIZE) {
    const normal = tripleAt(lines, at + 6);
    const ends = [onPicture(tripleAt(lines, at), normal), onPicture(tripleAt(lines, at + 3), normal)] as const;
    coverLine(raster, ends, (pixel, near) => {
      if (near + NEARER > (raster.nearness[pixel] as number))
        blend(raster.pixels, pixel, paint.edge, paint.edgeCover / 2);
    });
  }
}

function lookOf(colour: string, paint: Paint) {
  if (colour === OWN_COLOUR) return { own: paint.own, cover: paint.cover };
  if (colour === EDGE_COLOUR) return { own: paint.edge, cover: 1 };
  return { own: rgbOf(colour), cover: Number.parseInt(colour.slice(6), 16) / 255 };
}
