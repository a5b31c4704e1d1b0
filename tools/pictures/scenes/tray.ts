import { PITCH, boundsOf, type PartSource, type SceneItem } from './compose.ts';
import { part, type PartName } from './parts.ts';
import type { PaletteColour } from './palette.ts';

/** The content of each compartment, row by row from the back. The number is the maximum of copies. */
const CELLS = `
white plate-1x3 3|peach brick-1x2 3|rose tile-2x2 1|pink round-plate-1x1 9|red plate-2x2 1|wine brick-2x4 1|rust slope-2x2 1
lilac tile-1x2 3|rose cone-1x1 9|pink brick-2x2 1|red plate-2x4 1|orange gear-24 1|sand tile-1x4 3|tan plate-1x2 4
purple leaves 1|peach plate-2x3 1|nougat cheese-1x1 9|orange brick-2x4 1|amber round-brick-2x2 1|yellow plate-1x1 9|green technic-1x4 3
purple slope-2x1 3|nougat brick-1x4 3|tan plate-4x4 1|yellow head 4|yellow arch 3|lime wedge 1|bright curve 3
wine brick-2x4 1|brown beam 3|sand round-brick-1x1 9|amber jumper 3|lime technic-1x4 3|mint brick-2x2 1|green plate-1x3 3
black tile-2x2 1|brown grille 3|olive plate-2x2 1|forest slope-2x4 1|mint round-plate-4x4 1|bright frog 4|slate pin 4
grey round-brick-2x2 1|stone round-plate-1x1 9|slate cheese-1x1 9|sky brick-1x1 9|navy plate-1x3 3|aqua brick-1x2 3|blue gear 1`;

/** Size of a compartment, thickness and height of the walls, and thickness of the floor (mm). */
const CELL = 44;
const WALL = 2;
const HIGH = 8;
const FLOOR = 2;

const studsOf = (mm: number): number => mm / PITCH;

/** Places as many copies as fit, in rows and columns with even gaps. */
function fill(entry: string, column: number, row: number, source: PartSource): SceneItem[] {
  const [colour, name, most] = entry.trim().split(' ') as [PaletteColour, PartName, string];
  const one = part(colour, name, [0, 0]);
  const { low, high } = boundsOf(source.mesh(one.number, one.hex));
  const [w, l] = [high[0] - low[0], high[2] - low[2]];
  const room = CELL - WALL - 3;
  const count = Number(most);
  const columns = Math.min(3, Math.max(1, Math.floor(room / (w + 1.5))), count);
  const rows = Math.min(3, Math.max(1, Math.floor(room / (l + 1.5))), Math.ceil(count / columns));
  const across = count <= 3 && rows === count ? 1 : columns;
  const put = (index: number, all: number, size: number) => WALL + ((index + 0.5) * (CELL - WALL)) / all - size / 2;
  return Array.from({ length: Math.min(count, across * rows) }, (_, i): SceneItem => ({
    ...one,
    x: studsOf(column * CELL + put(i % across, across, w)),
    y: studsOf(row * CELL + put(Math.floor(i / across), rows, l)),
    z: FLOOR / 3.2,
  }));
}

/** The tray of sorted parts on the home page. */
export function trayScene(source: PartSource): SceneItem[] {
  const rows = CELLS.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .reverse();
  // The first entry of a line is in the left corner.
  const [wide, deep] = [rows[0]?.length ?? 0, rows.length];
  const items: SceneItem[] = [];
  rows.forEach((row, i) =>
    row.forEach((entry, j) => {
      const [column, line] = [deep - 1 - i, wide - 1 - j];
      const [x, y] = [studsOf(column * CELL), studsOf(line * CELL)];
      items.push({ block: [CELL, CELL, FLOOR], ground: 'floor', x, y }, ...fill(entry, column, line, source));
      items.push({ block: [WALL, CELL, HIGH], ground: 'wall', x, y, z: FLOOR / 3.2 });
      items.push({ block: [CELL - WALL, WALL, HIGH], ground: 'wall', x: x + studsOf(WALL), y, z: FLOOR / 3.2 });
    }),
  );
  const [right, front] = [deep * CELL, wide * CELL];
  items.push({ block: [right, WALL, HIGH + FLOOR], ground: 'wall', x: 0, y: studsOf(front) });
  items.push({ block: [WALL, front + WALL, HIGH + FLOOR], ground: 'wall', x: studsOf(right), y: 0 });
  return items;
}
