import type { Pen } from './pen.ts';
import { box } from './loft.ts';
import { BRICK, PITCH, PLATE, shortSpot, short, type Vec } from './projection.ts';

/** The kind of part that a schematic shows, as a symbol on its top. */
export const SCHEMATIC_KINDS = ['brick', 'plate', 'technic', 'minifig', 'wheel', 'panel', 'other'] as const;
export type SchematicKind = (typeof SCHEMATIC_KINDS)[number];

/** Symbols in a field of 6 by 6, centred on 0. */
const SIGN: Record<SchematicKind, string> = {
  brick: 'M-3-1H3V3H-3zM-2-1V-2.4H-.6V-1M.6-1V-2.4H2V-1',
  plate: 'M-3 0H3V2H-3zM-2 0V-1.2H-.6V0M.6 0V-1.2H2V0',
  technic: 'M-3-2H3V2H-3zM-1.4 0a1 1 0 1 0 0-.01M1.6 0a1 1 0 1 0 0-.01',
  minifig: 'M-1.4-3H1.4V-.8H-1.4zM-2.4 3-1.4-.2H1.4L2.4 3z',
  wheel: 'M3 0A3 3 0 1 0 3 .01M1.2 0A1.2 1.2 0 1 0 1.2.01',
  panel: 'M-2.6-3H2.6V3H-2.6zM-2.6 0H2.6M0-3V3',
  other: 'M-1.6-1.4A1.6 1.6 0 1 1 .4.1Q0 .3 0 1.2M0 2.8V3',
};

/** Half the width of a label such as 2×4, at text size 4 (mm). */
const SIZE_HALF = 4.2;

const FLAT_KINDS: readonly SchematicKind[] = ['plate', 'panel'];

/**
 * The fallback for shapes that cannot be drawn: an outlined box of the part's size with a symbol of its kind, clearly
 * not its real shape. Its size is written on it if it is known.
 */
export function schematic(pen: Pen, kind: SchematicKind, sizes: readonly (number | undefined)[]): void {
  const [across = 2, along = across, height] = sizes;
  const [w, l] = [along * PITCH, across * PITCH];
  const defaultHeight = FLAT_KINDS.includes(kind) ? PLATE : BRICK;
  const h = height === undefined ? defaultHeight : height * BRICK;
  const block = box(pen, [0, 0, 0], [w, l, h]);
  block.body = block.body
    .replaceAll(/class="[tlrw]"( style="[^"]*")?/g, 'class="wire"')
    .replace('class="b"', 'class="wire open"')
    .replace(/<path class="h"[^>]*>/, '');
  const scale = Math.max(0.6, Math.min(w, l, 30) / 10);
  const { camera } = pen;
  const spot = (place: Vec) => camera.project(camera.turned(place));
  const put = (from: Vec, mark: string) =>
    `<g transform="matrix(${shortSpot(spot([1, 0, 0]))} ${shortSpot(spot([0, 1, 0]))} ${shortSpot(spot(from))})">${mark}</g>`;
  block.body += put([w / 2, l / 2, h], `<path class="sign" d="${SIGN[kind]}" transform="scale(${short(scale)})"/>`);
  if (sizes.length === 0) return;
  const [line, half] = [4.4 * scale, SIZE_HALF * scale];
  for (const x of [w / 2 - half, w / 2 + half]) block.see(spot([x, l + line, 0]));
  block.body += put(
    [w / 2, l, 0],
    `<text class="size" y="${short(line)}" font-size="${short(4 * scale)}">${across}×${along}</text>`,
  );
}
