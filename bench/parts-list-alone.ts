/** `node bench/parts-list-alone.ts FILE`: reads and resolves one list in this process and prints time and memory. */
import { existsSync, readFileSync } from 'node:fs';
import { createLineIdentifier, groupLines, judgeSystems, loadReference, readListFile } from '@shop/parts-list/stages';

const [file = ''] = process.argv.slice(2);
/** Linux includes the parent's memory in a child's resource usage; this file has the process's own. */
const OWN = '/proc/self/status';
/** Peak memory of the process in MB. */
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
const lines = read.lines.map(createLineIdentifier(reference, judgeSystems(read.lines, reference, read.colours).name));
const groups = groupLines(lines, true).length;
const ms = Math.round(performance.now() - started);
console.log(
  JSON.stringify({
    ms,
    peakMB: peakMB(),
    grewMB: peakMB() - startMB,
    lines: lines.length,
    groups,
    problems: read.problems.map(({ code }) => code),
  }),
);
