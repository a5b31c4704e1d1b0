import { sharedDefs } from '../../pictures/defs.ts';
import { drawShape } from '../../pictures/draw-shape.ts';
import { glossProperties, isDark, toneProperties } from '../../pictures/tones.ts';
import { markupElements } from './markup-elements.ts';
import '../../pictures/drawing.css';

/**
 * All code that draws parts, in one chunk (15 kB gzip) that loads beside the first paint: pictures appear in boxes that
 * are already laid out, so nothing shifts and no page waits for them.
 */
export const pictureRenderer = { sharedDefs, drawShape, glossProperties, isDark, toneProperties, markupElements };
export type PictureRenderer = typeof pictureRenderer;
