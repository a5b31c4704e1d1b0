import { drawShape } from '../draw-shape.ts';
import { PITCH } from '../projection.ts';
import { boardShadow, scene, type Scene, type SceneItem } from '../scene.ts';
import { palette, type PaletteColour } from './palette.ts';

/** The content of each compartment, row by row from the back. The number is the maximum of copies. */
const CELLS = `
white plate-1x3 3|peach brick-1x2 3|rose tile-2x2 1|pink roundplate-1x1 9|red plate-2x2 1|wine brick-2x4 1|rust slope-45-2x2 1
lilac tile-1x2 3|rose cone-1x1 9|pink brick-2x2 1|red plate-2x4 1|orange gear-24 1|sand tile-1x4 3|tan plate-1x2 4
purple wheeltyre-22 2|peach plate-2x3 1|nougat cheese-1x1 9|orange brick-2x4 1|amber roundbrick-2x2 1|yellow plate-1x1 9|green technic-1x4 3
purple slope-45-1x2 3|nougat brick-1x4 3|tan plate-4x4 1|amber roundtile-1x1 9|yellow arch-1x4 3|lime wedge-2x4-r 1|bright curve-1x2 3
wine brick-2x4 1|brown beam-5 3|sand roundbrick-1x1 9|amber jumper-1x2 3|lime technic-1x4 3|mint brick-2x2 1|green plate-1x3 3
black tile-2x2 1|brown grille-1x2 3|olive plate-2x2 1|forest slope-45-2x4 1|mint roundplate-4x4 1|bright tile-1x2 3|slate pin 4
grey roundbrick-2x2 1|stone roundplate-1x1 9|slate cheese-1x1 9|sky brick-1x1 9|navy plate-1x3 3|aqua brick-1x2 3|blue gear-16 1`;

/** Size of a compartment and thickness of the walls (mm). */
const CELL = 44;
const WALL = 2;
const HIGH = 8;
const FLOOR = 2;

const studsOf = (mm: number): number => mm / PITCH;

/** Places as many copies as fit, in rows and columns with even gaps. */
function fill(entry: string, column: number, row: number): SceneItem[] {
  const [colour = 'grey', shape = 'brick-1x1', most = '1'] = entry.trim().split(' ');
  const { low, high } = drawShape(shape);
  const [w, l] = [high[0] - low[0], high[1] - low[1]];
  const room = CELL - WALL - 3;
  const count = Number(most);
  const columns = Math.min(3, Math.max(1, Math.floor(room / (w + 1.5))), count);
  const rows = Math.min(3, Math.max(1, Math.floor(room / (l + 1.5))), Math.ceil(count / columns));
  const across = count <= 3 && rows === count ? 1 : columns;
  const put = (index: number, all: number, size: number) => WALL + ((index + 0.5) * (CELL - WALL)) / all - size / 2;
  return Array.from({ length: Math.min(count, across * rows) }, (_, i): SceneItem => ({
    shape,
    hex: palette[colour as PaletteColour] ?? palette.grey,
    x: studsOf(column * CELL + put(i % across, across, w)),
    y: studsOf(row * CELL + put(Math.floor(i / across), rows, l)),
    z: FLOOR / 3.2,
  }));
}

/** The tray of sorted parts on the home page. */
export function trayScene(): Scene {
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
      items.push({ block: [CELL, CELL, FLOOR], ground: 'floor', x, y }, ...fill(entry, column, line));
      items.push({ block: [WALL, CELL, HIGH], ground: 'wall', x, y, z: FLOOR / 3.2 });
      items.push({ block: [CELL - WALL, WALL, HIGH], ground: 'wall', x: x + studsOf(WALL), y, z: FLOOR / 3.2 });
    }),
  );
  const [right, front] = [deep * CELL, wide * CELL];
  items.push({ block: [right, WALL, HIGH + FLOOR], ground: 'wall', x: 0, y: studsOf(front) });
  items.push({ block: [WALL, front + WALL, HIGH + FLOOR], ground: 'wall', x: studsOf(right), y: 0 });
  const { view, body } = scene('tray', items);
  return { view, body: boardShadow(0, 0, right + WALL, front + WALL) + body };
}
