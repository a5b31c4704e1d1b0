import { expose } from 'comlink';
import { createPartDrawing } from './part-drawing.ts';

/** Parts are drawn in this worker, so that the page answers while it turns one. */
const drawing = createPartDrawing();
expose(drawing);
// To ask for a graphics card takes long, so a mesh that has come before is read first.
setTimeout(drawing.prepare);
