import { sharedDefs } from '../../pictures/defs.ts';
import { drawShape } from '../../pictures/draw-shape.ts';
import { glossProperties, isDark, toneProperties } from '../../pictures/tones.ts';
import { markupElements } from './markup-elements.ts';
import '../../pictures/drawing.css';

/**
 * All it takes to draw a part, in one chunk (15 kB gzip) that is fetched beside the first paint: pictures appear on
 * grounds that already stand, so nothing shifts and no page waits for them.
 */
export const drawingRoom = { sharedDefs, drawShape, glossProperties, isDark, toneProperties, markupElements };
export type DrawingRoom = typeof drawingRoom;
