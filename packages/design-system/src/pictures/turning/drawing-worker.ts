import { expose } from 'comlink';
import { createPartDrawing } from './part-drawing.ts';

/** Parts are drawn in this worker, so that the page answers while it turns one. */
expose(createPartDrawing());
