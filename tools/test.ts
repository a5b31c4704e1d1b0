/**
 * Every check of the project, part by part: `node tools/test.ts [part …] [--changed] [--stop]`. Counts the tests of
 * each step and closes with `N passed, N failed`. A step that is not a test run (types, lint, a build) counts as one.
 * `--changed` runs what the changes since main can affect, `--stop` stops at the first failure.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedParts, affectedStories, baseCommit, changedFiles } from './affected.ts';
import { PARTS, reportOf, reports, root, type Step } from './test-parts.ts';
import { slowestFiles, type Test } from './test-reports.ts';

type Result = { name: string; tests: readonly Test[]; seconds: number };

const SLOWEST = 10;
const started = Date.now();
const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000);

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, stop: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const base = values.changed ? baseCommit() : undefined;
const affected = base ? affectedParts(changedFiles(base)) : undefined;
/** The commit whose changes limit a run; undefined when everything runs. */
const since = affected && base;
const wanted = Object.keys(PARTS).filter((part) => positionals.length === 0 || positionals.includes(part));
const running = wanted.filter((part) => !affected || affected.has(part));
for (const part of wanted) if (!running.includes(part)) console.log(`== ${part}: not affected`);

mkdirSync(reports, { recursive: true });
const results: Result[] = [];
/** Ends the steps that still run when another one stops the run. */
const stop = new AbortController();
const steps = new Map(
  running
    .flatMap((part) => PARTS[part]?.(since, since && part === 'stories' ? affectedStories(since) : undefined) ?? [])
    .map((step) => [step.name, { ...step, over: Promise.withResolvers<void>() }]),
);
const waiting = [...steps.values()];
const isOneByOne = waiting.every(({ after }, place) => place === 0 || after === waiting[place - 1]?.name);
// Two at a time: a step with a worker for each core leaves one idle while it starts, waits or runs its last long file.
await Promise.all([runWaiting(), runWaiting()]);
close();

async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    await (step.after && steps.get(step.after)?.over.promise);
    const result = await perform(step);
    step.over.resolve();
    results.push(result);
    if (values.stop && failed(result.tests)) close();
  }
}

/** With a step beside it, the output is printed when the step is over, so that it does not mix with the other. */
async function perform({ name, command, read }: Step): Promise<Result> {
  console.log(isOneByOne ? `\n== ${name}` : `… ${name}`);
  rmSync(reportOf(name), { force: true });
  const stepStarted = Date.now();
  const [program = '', ...rest] = command;
  const output = isOneByOne ? 'inherit' : 'pipe';
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['inherit', output, output],
    // One build identifier: another one renames every chunk, and their sizes change by some bytes.
    env: { ...process.env, BUILD_ID: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
    signal: stop.signal,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isOneByOne) process.stdout.write(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
  const whole = (result: Test['result']): Test => ({ file: name, title: 'the whole step', result, ms: 0 });
  const tests = read ? testsOf(name, read) : [whole(status === 0 ? 'passed' : 'failed')];
  // A run that exits with an error without a failed test (a crash, no tests found) is a failure too.
  if (status !== 0 && !failed(tests)) tests.push(whole('failed'));
  return { name, tests, seconds: secondsSince(stepStarted) };
}

function testsOf(name: string, read: (report: unknown) => Test[]): Test[] {
  try {
    return read(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    return [{ file: name, title: 'no report was written', result: 'failed', ms: 0 }];
  }
}

function failed(tests: readonly Test[]): number {
  return tests.filter(({ result }) => result === 'failed').length;
}

function close(): never {
  const count = (tests: readonly Test[]) => `${tests.length - failed(tests)} passed, ${failed(tests)} failed`;
  const all = results.flatMap(({ tests }) => tests);
  console.log('');
  for (const [file, ms] of slowestFiles(all, SLOWEST))
    if (ms > 0) console.log(`slow  ${(ms / 1000).toFixed(1).padStart(5)} s  ${file}`);
  console.log('');
  for (const { name, tests, seconds } of results)
    console.log(`${failed(tests) ? 'FAIL ' : 'ok   '} ${name.padEnd(18)} ${count(tests)}, ${seconds} s`);
  for (const { file, title, result } of all) {
    if (result === 'failed') console.log(`failed: ${file} › ${title}`);
    if (result === 'flaky') console.log(`passed only on the second try: ${file} › ${title}`);
  }
  console.log(`in ${secondsSince(started)} s\n`);
  console.log(count(all));
  stop.abort();
  process.exit(failed(all) ? 1 : 0);
}
