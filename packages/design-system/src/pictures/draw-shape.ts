import { createDrawingBoard, type ShapeDrawing } from './drawing-board.ts';
import { figures } from './families/figures.ts';
import { gears } from './families/gears.ts';
import { modified } from './families/modified.ts';
import { plates } from './families/plates.ts';
import { rounds } from './families/rounds.ts';
import { slopes } from './families/slopes.ts';
import { sundries } from './families/sundries.ts';
import { technic } from './families/technic.ts';
import { walls } from './families/walls.ts';
import { wedges } from './families/wedges.ts';
import type { Look } from './camera.ts';

export type { Look } from './camera.ts';
export type { ShapeDrawing } from './drawing-board.ts';

const board = createDrawingBoard({
  ...plates,
  ...wedges,
  ...slopes,
  ...rounds,
  ...modified,
  ...technic,
  ...walls,
  ...gears,
  ...figures,
  ...sundries,
});

/** Draws any shape key, once for each and look; whatever cannot be read becomes a schematic. Never throws. */
export const drawShape = (key: string, look?: Look): ShapeDrawing => board.drawShape(key, look);

/** Whether a key is drawn as an outlined box instead of a likeness. */
export const isSchematic = (key: string): boolean => drawShape(key).schematic;
