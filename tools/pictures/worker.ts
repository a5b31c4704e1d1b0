/** Draws stills in a thread of its own: gets lists of numbers, answers with what it drew of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { readFixedColours } from './geometry-colours.ts';
import { partMesh } from './part-mesh.ts';
import { readGeometryLines, readPart } from './read-geometry.ts';
import { drawStill } from './still/draw-still.ts';
import type { StillTask, DrawnStill } from './draw-all.ts';

const folder = String(workerData);
const lines = readGeometryLines(folder);
const colours = readFixedColours(folder);

parentPort?.on('message', (tasks: readonly StillTask[]) => {
  const drawn = tasks.flatMap(({ number, isSeenThrough }): DrawnStill[] => {
    const part = readPart(lines, number);
    if (!part) return [];
    const started = performance.now();
    const still = drawStill(partMesh(part, colours), { isSeenThrough });
    return [{ still: { number, ...still }, ms: performance.now() - started }];
  });
  parentPort?.postMessage(drawn);
});
parentPort?.postMessage([]);
