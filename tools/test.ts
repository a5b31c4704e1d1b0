/**
 * Every check of the project, part by part: `node tools/test.ts [part …] [--changed] [--stop]`. Counts each part's
 * tests and closes with `N passed, N failed`. A part that is not a test run (types, lint, checks, a build) counts as
 * one. `--changed` runs what the changes since main can affect, `--stop` stops at the first failure.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { affectedParts, affectedStories, baseCommit, changedFiles } from './affected.ts';
import { PARTS, reportOf, reports, root, type Step } from './test-parts.ts';
import { slowestFiles, type Count } from './test-reports.ts';

type Result = Count & { name: string; seconds: number };

const SLOWEST = 10;
const started = Date.now();
const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000);

const args = process.argv.slice(2);
const stopsEarly = args.includes('--stop');
const base = args.includes('--changed') ? baseCommit() : undefined;
const affected = base ? affectedParts(changedFiles(base)) : undefined;
/** The commit whose changes limit a run; undefined when everything runs. */
const since = affected && base;

const words = args.filter((word) => !word.startsWith('-'));
const unknown = words.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const wanted = Object.keys(PARTS).filter((part) => words.length === 0 || words.includes(part));
const running = wanted.filter((part) => !affected || affected.has(part));
for (const part of wanted) if (!running.includes(part)) console.log(`== ${part}: not affected`);

mkdirSync(reports, { recursive: true });
const results: Result[] = [];
/** Ends the steps that still run when another one stops the run. */
const stop = new AbortController();
const begun = new Set<string>();
/** The unit tests, which come first and take longest, fill the pauses of two others beside them. */
const sideBySide = running.filter((part) => !PARTS[part]?.usesBuild);
await Promise.all([1, 2, 3].map(() => runParts(sideBySide, 'pipe')));
await runParts(
  running.filter((part) => PARTS[part]?.usesBuild),
  'inherit',
);
close();

/** Takes parts from a queue until it is empty. */
async function runParts(queue: string[], output: 'pipe' | 'inherit'): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const storyFiles = since && part === 'stories' ? affectedStories(since) : undefined;
    for (const step of PARTS[part]?.steps(since, storyFiles) ?? []) {
      if (begun.has(step.name)) continue;
      begun.add(step.name);
      const result = await perform(step, output);
      results.push(result);
      if (result.failed > 0 && stopsEarly) close();
    }
  }
}

/** With `pipe`, the output is printed when the step is over, so that steps side by side do not mix theirs. */
async function perform({ name, command, count }: Step, output: 'pipe' | 'inherit'): Promise<Result> {
  if (output === 'inherit') console.log(`\n== ${name}`);
  rmSync(reportOf(name), { force: true });
  const stepStarted = Date.now();
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['inherit', output, output],
    // One build identifier: another one renames every chunk, and their sizes change by some bytes.
    env: { ...process.env, BUILD_ID: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e'), FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
    signal: stop.signal,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  const [status] = (await once(child, 'close')) as [number | null];
  if (output === 'pipe') process.stdout.write(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
  const counted = count ? countOf(name, count) : undefined;
  const hasFailed = status !== 0;
  const seconds = secondsSince(stepStarted);
  if (!counted) return { name, passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, seconds };
  // A run that exits with an error without a failed test (a crash, no tests found) is a failure too.
  return { ...counted, name, seconds, failed: hasFailed && counted.failed === 0 ? 1 : counted.failed };
}

function countOf(name: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function close(): never {
  const sum = (what: 'passed' | 'failed') => results.reduce((total, result) => total + result[what], 0);
  console.log('');
  for (const { file, ms } of slowestFiles(
    results.flatMap(({ times = [] }) => times),
    SLOWEST,
  ))
    console.log(`slow  ${(ms / 1000).toFixed(1).padStart(5)} s  ${file}`);
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `${failed > 0 ? 'FAIL ' : 'ok   '} ${name.padEnd(18)} ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  for (const title of results.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${title}`);
  for (const title of results.flatMap(({ flaky = [] }) => flaky))
    console.log(`passed only on the second try: ${title}`);
  console.log(`in ${secondsSince(started)} s\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  stop.abort();
  process.exit(sum('failed') > 0 ? 1 : 0);
}
