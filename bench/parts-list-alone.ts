/** `node bench/parts-list-alone.ts FILE`: reads and understands one list in this process and prints what it took. */
import { existsSync, readFileSync } from 'node:fs';
import { readListFile } from '../packages/parts-list/src/formats/read-file.ts';
import { judgeSystems } from '../packages/parts-list/src/reference/judge-system.ts';
import { loadReference } from '../packages/parts-list/src/reference/load-reference.ts';
import { createResolver } from '../packages/parts-list/src/reference/resolve.ts';
import { groupLines } from '../packages/parts-list/src/settle/group-lines.ts';

const [file = ''] = process.argv.slice(2);
/** Linux counts the parent's memory into what it tells of a child's resources; what it writes here is the process's own. */
const OWN = '/proc/self/status';
/** Most memory that the process ever had, in MB. */
const peakMB = () =>
  Math.round(
    ((existsSync(OWN)
      ? Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(OWN, 'utf8'))?.[1])
      : process.resourceUsage().maxRSS) *
      1024) /
      1e6,
  );

const reference = await loadReference();
const bytes = readFileSync(file);
const startMB = peakMB();
const started = performance.now();
const read = readListFile({ name: file, bytes });
const lines = read.lines.map(createResolver(reference, judgeSystems(read.lines, reference, read.colours).name));
const groups = groupLines(lines, true).length;
const ms = Math.round(performance.now() - started);
console.log(
  JSON.stringify({
    ms,
    peakMB: peakMB(),
    grewMB: peakMB() - startMB,
    lines: lines.length,
    groups,
    troubles: read.troubles.map(({ code }) => code),
  }),
);
