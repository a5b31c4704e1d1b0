import { readCatalogue } from '@shop/mocks/catalogue';
import { compileComposedStills } from './compose.ts';
import { drawAll, type StillTask } from './draw-all.ts';
import { readFixedColours } from './geometry-colours.ts';
import { readFacts, readGeometryLines, shapeNumber, type GeometryLines } from './read-geometry.ts';
import { partSource } from './scenes/compose.ts';
import { drawScenes } from './scenes/index.ts';
import { reportSizes } from './report-sizes.ts';
import { writeScenes, writeStills, type StillIndex } from './still-packs.ts';

const SEEN_THROUGH: readonly string[] = ['transparent', 'glitter', 'milky'];

/** The distinct shapes of the geometry; those that the shop has in transparent colours show what is behind. */
function tasksOf(lines: GeometryLines): StillTask[] {
  const seenThrough = new Set(
    readCatalogue()
      .moulds.filter((mould) => mould.colours.some(({ colour }) => SEEN_THROUGH.includes(colour.finish)))
      .map(({ number }) => shapeNumber(lines, number)),
  );
  return [...readFacts(lines)]
    .filter(({ like }) => like === undefined)
    .map(({ number }) => ({ number, isSeenThrough: seenThrough.has(number) }));
}

/** What leads to another number's still. */
function indexOf(lines: GeometryLines): StillIndex {
  const index: StillIndex = { like: {}, unprinted: {} };
  for (const { number, like, match } of readFacts(lines))
    if (like !== undefined)
      index[match === 'blank' ? 'unprinted' : 'like'][number] = shapeNumber(lines, number) ?? like;
  return index;
}

/** Draws all stills and scenes of a folder of geometry into the packs, and prints their sizes. */
export async function compileStills(folder: string): Promise<void> {
  const started = performance.now();
  const lines = readGeometryLines(folder);
  const tasks = tasksOf(lines);
  const drawn = await drawAll(folder, tasks, (done) => {
    if (done % 500 < 20) console.log(`${done} of ${tasks.length} drawn`);
  });
  const bytes = writeStills({ stills: drawn.map(({ still }) => still), index: indexOf(lines) });
  compileScenes(folder);
  compileComposedStills(lines, readFixedColours(folder));
  reportSizes(drawn, bytes, performance.now() - started);
}

/** Draws the scenes of a folder of geometry into their pack. */
export function compileScenes(folder: string): void {
  writeScenes(drawScenes(partSource(readGeometryLines(folder), readFixedColours(folder))));
}
