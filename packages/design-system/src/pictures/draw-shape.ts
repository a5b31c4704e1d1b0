import { createDrawingBoard, type ShapeDrawing } from './drawing-board.ts';
import { connectors } from './families/connectors.ts';
import { figures } from './families/figures.ts';
import { gears } from './families/gears.ts';
import { modified } from './families/modified.ts';
import { plants } from './families/plants.ts';
import { plates } from './families/plates.ts';
import { rounds } from './families/rounds.ts';
import { slopes } from './families/slopes.ts';
import { miscellaneous } from './families/miscellaneous.ts';
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
  ...connectors,
  ...walls,
  ...gears,
  ...figures,
  ...plants,
  ...miscellaneous,
});

/** Draws a shape key, cached by key and view; an unknown key becomes a schematic. Never throws. */
export const drawShape = (key: string, look?: Look): ShapeDrawing => board.drawShape(key, look);

/** Whether a key is drawn as an outlined box instead of its real shape. */
export const isSchematic = (key: string): boolean => drawShape(key).schematic;
