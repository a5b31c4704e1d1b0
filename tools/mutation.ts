/**
 * Opens every page of the stories, and does every action of the table, with every mutation of the server's answers and
 * frames: `npm run test:mutation [-- NAME]`, where NAME is a pattern of their names. Prints what was found and the
 * figures; about an hour on one core.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reports, root } from './test-parts.ts';

type Report = {
  figures: Record<string, number>;
  /** Calls and types of frames that were answered. */
  reached: readonly string[];
  /** Calls that a whole run must reach, and the number of all. */
  expected: readonly string[];
  allCalls: number;
  /** States that are still to be opened: the report is written after each. */
  left: number;
  problems: readonly { page: string; call: string; field: string; by: string; what: string }[];
};

const PARTS = 2;
const pattern = process.argv[2] ?? '';
const started = Date.now();
mkdirSync(reports, { recursive: true });
const found = await Promise.all(Array.from({ length: PARTS }, (_, index) => runPart(index + 1)));

/** One process opens the pages of every second address. Undefined when it ended without a report. */
async function runPart(part: number): Promise<Report | undefined> {
  const report = path.join(reports, `mutation-${part}.json`);
  rmSync(report, { force: true });
  const child = spawn('vitest', ['run', '--project', 'mutation', '--reporter=dot'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      MUTATION_PART: `${part}/${PARTS}`,
      MUTATION_REPORT: report,
      MUTATION_ONLY: pattern,
    },
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  child.stderr.on('data', (text: Buffer) => printed.push(text));
  await once(child, 'close');
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    console.error(Buffer.concat(printed).toString());
    return undefined;
  }
}

const complete = found.filter((report) => report !== undefined);
const problems = complete.flatMap((report) => report.problems);
for (const { page, call, field, by, what } of problems) console.log(`${page}: ${call} ${field} ${by}: ${what}`);
const reached = new Set(complete.flatMap((report) => report.reached));
const frames = [...reached].filter((name) => name.startsWith('frame ')).length;
const missed = new Set(complete.flatMap(({ expected }) => expected.filter((name) => !reached.has(name))));
if (pattern === '' && missed.size > 0) console.log(`not reached: ${[...missed].join(', ')}`);
const sum = (name: string) => complete.reduce((total, { figures }) => total + (figures[name] ?? 0), 0);
const crashes = problems.filter(({ what }) => what.startsWith('crashes')).length;
console.log(`
${sum('pages')} pages, ${sum('actions')} actions, ${reached.size - frames} of ${complete[0]?.allCalls} calls, ${frames} types of frames
${sum('fields')} fields, ${sum('mutations')} mutations
  ${sum('unchanged')} decode to the unchanged answer; the others to ${sum('distinct')} different ones
  ${sum('ofShell')} of these change header and footer only, ${sum('repeated')} were opened in another state of the page
${sum('opened')} pages opened or acted on in ${Math.round((Date.now() - started) / 1000)} s
crashes ${crashes}, claims more ${problems.length - crashes}`);
const isWhole = complete.length === PARTS && complete.every(({ left }) => left === 0);
const isComplete = isWhole && (pattern !== '' || missed.size === 0);
process.exit(isComplete && problems.length === 0 ? 0 : 1);
