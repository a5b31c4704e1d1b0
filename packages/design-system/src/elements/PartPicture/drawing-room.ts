// All it takes to draw a part, in one chunk (14 kB gzip) that is fetched beside the first paint: pictures appear on
// grounds that already stand, so nothing shifts and no page waits for them.
export { sharedDefs } from '../../pictures/defs.ts';
export { drawShape } from '../../pictures/draw-shape.ts';
export { glossProperties, isDark, toneProperties } from '../../pictures/tones.ts';
export { markupElements } from './markup-elements.ts';
import '../../pictures/drawing.css';
