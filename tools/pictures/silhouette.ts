import type { Still } from '@shop/design-system/pictures/still';
import type { View } from './still/view.ts';
import { pathPolygons } from './path-polygons.ts';

/**
 * The pixels that the faces of a still cover, 1 or 0, on the picture of a view of the same part: what a path fills by
 * the even-odd rule, and the studs, wherever they are used.
 */
export function silhouetteOf({ faces, defs, scale, left, top }: Still, view: View): Uint8Array {
  const mask = new Uint8Array(view.width * view.height);
  const factor = view.scale / scale;
  const fill = (markup: string, x: number, y: number) => {
    for (const [, attributes = '', d = ''] of markup.matchAll(/<path ([^>]*?) ?d="([^"]*)"\/>/g)) {
      if (attributes.includes('fill="none"') || attributes.startsWith('fill-opacity')) continue;
      const polygons = pathPolygons(d).map((ring) =>
        ring.map(([px, py]): [number, number] => [
          (px + x - left) * factor + view.left,
          (py + y - top) * factor + view.top,
        ]),
      );
      cover(mask, view, polygons);
    }
  };
  fill(faces, 0, 0);
  const groups = new Map([...defs.matchAll(/<g id="(\w+)">(.*?)<\/g>/g)].map(([, id = '', body = '']) => [id, body]));
  for (const [, id = '', x, y] of faces.matchAll(/<use href="#(\w+)" x="(-?\d+)" y="(-?\d+)"\/>/g))
    fill(groups.get(id) ?? '', Number(x), Number(y));
  return mask;
}

/** Marks the pixels whose centre is inside an odd number of the polygons. */
function cover(mask: Uint8Array, { width, height }: View, polygons: readonly (readonly [number, number])[][]): void {
  for (let row = 0; row < height; row++) {
    const crossings = polygons.flatMap((ring) => crossingsOf(ring, row + 0.5));
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2)
      mask.fill(
        1,
        row * width + Math.max(0, Math.ceil((crossings[at] as number) - 0.5)),
        row * width + Math.max(0, Math.min(width, Math.ceil((crossings[at + 1] as number) - 0.5))),
      );
  }
}

/** Where the sides of a polygon cross a line across the picture. */
const crossingsOf = (ring: readonly (readonly [number, number])[], y: number): number[] =>
  ring.flatMap(([bx, by], at) => {
    const [ax, ay] = ring.at(at - 1) as readonly [number, number];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
