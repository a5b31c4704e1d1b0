import { finished, lightOf, shineOf } from './light.ts';
import type { Paint } from './paint.ts';
import { along, placeOn, type Projection } from './projection.ts';
import { CORNER_SIZE, COVER, CURVED_TONE, FLAT_TONE, NEAR, X, Y, type Corners } from './raster.ts';
import type { Body } from './scene.ts';
import { VERTEX_SIZE } from './surface.ts';
import { toneOf } from './tones.ts';

/** Vertices that are turned away further are on no visible face: those of one curve differ by less. */
const AWAY = -0.6;
/** How much more a transparent face covers where it is seen from the side. */
const GRAZING_COVER = 0.3;
/** The light of the outline of dark parts on a dark ground. */
const RIM_LIGHT = 0.72;

/** The vertices of a body on a picture, `side` 1 for faces that are turned to the viewer, -1 for those turned away. */
export function cornersOf({ surface: { vertices }, at, paint }: Body, picture: Projection, side: 1 | -1): Corners {
  const { right, up, toward, scale, light } = picture;
  const [left, top, near] = placeOn(picture, at);
  const corners = new Float32Array((vertices.length / VERTEX_SIZE) * CORNER_SIZE);
  const mostCover = Math.min(1, paint.cover + GRAZING_COVER);
  for (let vertex = 0, corner = 0; vertex < vertices.length; vertex += VERTEX_SIZE, corner += CORNER_SIZE) {
    corners[corner + X] = left + scale * along(right, vertices, vertex);
    corners[corner + Y] = top - scale * along(up, vertices, vertex);
    corners[corner + NEAR] = near + along(toward, vertices, vertex);
    const normal = vertex + 3;
    const z = side * along(toward, vertices, normal);
    if (z < AWAY) continue;
    const x = side * along(right, vertices, normal);
    const y = side * along(up, vertices, normal);
    const sideways = side * along(light[0], vertices, normal);
    const upright = side * along(light[1], vertices, normal);
    const forth = side * along(light[2], vertices, normal);
    const grazing = cube(1 - Math.max(0, z));
    const flat = lightOf(sideways, upright, forth) + paint.lift;
    const curved = flat + shineOf(sideways, upright, forth);
    corners[corner + FLAT_TONE] = toneOf(rimmed(paint, finished(paint.finish, flat, x, y, z), grazing));
    corners[corner + CURVED_TONE] = toneOf(rimmed(paint, finished(paint.finish, curved, x, y, z), grazing));
    corners[corner + COVER] = paint.cover + (mostCover - paint.cover) * grazing;
  }
  return corners;
}

const rimmed = ({ rim }: Paint, light: number, grazing: number): number =>
  rim ? light + rim * Math.min(1, Math.max(0, (grazing - 0.25) / 0.65)) * (RIM_LIGHT - light) : light;

const cube = (value: number): number => value * value * value;
