/**
 * Every check of the project, part by part: `node tools/test.ts [part …] [--changed] [--stop]`. Counts each part's
 * tests and closes with `N passed, N failed`. A part that is not a test run (types, lint, checks, a build) counts as
 * one. `--changed` runs what the changes since main can affect, `--stop` stops at the first failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { affectedParts, affectedStories, baseCommit, changedFiles } from './affected.ts';
import { fromPlaywright, fromStories, fromVitest, slowestFiles, type Count } from './test-reports.ts';

type Step = {
  name: string;
  command: readonly string[];
  /** Reads the tests out of the report file of the step. */ count?: (report: unknown) => Count;
};

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.tmp/reports');
const report = (name: string) => path.join(reports, `${name}.json`);
const SLOWEST = 10;

const args = process.argv.slice(2);
const stopsEarly = args.includes('--stop');
const base = args.includes('--changed') ? baseCommit() : undefined;
const affected = base ? affectedParts(changedFiles(base)) : undefined;
/** The commit whose changes limit a run; undefined when everything runs. */
const since = affected && base;

const vitest = (name: string, projects: readonly string[], ...filters: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    ...filters,
  ],
  count: fromVitest,
});
const node = (name: string, ...rest: string[]): Step => ({ name, command: [process.execPath, ...rest] });
const build = node('build', 'tools/build.ts');

function stories(): readonly Step[] {
  const files = since ? affectedStories(since) : [];
  if (since && files.length === 0) return [];
  return [
    {
      name: 'build-storybook',
      command: ['storybook', 'build', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
    },
    { ...node('stories', 'tools/stories.ts', report('stories'), ...files), count: fromStories },
  ];
}

const PARTS: Record<string, () => readonly Step[]> = {
  types: () => [{ name: 'types', command: ['tsc', '--build'] }],
  format: () => [{ name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] }],
  lint: () => [
    { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
    { name: 'styles', command: ['stylelint', '{app,packages}/**/src/**/*.css'] },
  ],
  checks: () => [
    {
      name: 'imports',
      command: ['depcruise', '-T', 'err-long', 'app', 'bench', 'contracts', 'mocks', 'packages', '.storybook'],
    },
    node('checks', 'tools/checks/run.ts'),
    node('messages', 'tools/messages.ts', '--check'),
    { name: 'unused', command: ['knip', '--no-progress'] },
  ],
  unit: () => [vitest('unit', ['unit', 'dom'], ...(since ? ['--changed', since] : []))],
  build: () => [build, vitest('bytes', ['bytes'])],
  stories,
  contracts: () => [
    node('generated', 'contracts/cli/generate.ts', '--check'),
    vitest('consumer', ['pact'], 'contracts/pact'),
    vitest('provider', ['pact'], 'mocks/pact'),
  ],
  e2e: () => [build, { name: 'e2e', command: ['playwright', 'test'], count: fromPlaywright }],
};

const wanted = args.filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
const results: (Count & { name: string; seconds: number })[] = [];
// A step that two parts share, such as the build, runs once.
const seen = new Set<string>();
for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  if (affected && !affected.has(part)) {
    console.log(`\n== ${part}: not affected`);
    continue;
  }
  for (const step of PARTS[part]?.() ?? []) {
    if (seen.has(step.name)) continue;
    seen.add(step.name);
    const result = perform(step);
    results.push(result);
    if (result.failed > 0 && stopsEarly) close();
  }
}
close();

function perform(step: Step): Count & { name: string; seconds: number } {
  console.log(`\n== ${step.name}`);
  rmSync(report(step.name), { force: true });
  const started = Date.now();
  const [program = '', ...rest] = step.command;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), FORCE_COLOR: '0' };
  const { status } = spawnSync(program, rest, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const counted = step.count ? countOf(step) : undefined;
  const hasFailed = status !== 0;
  if (!counted) return { name: step.name, passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, seconds };
  // A run that exits with an error without a failed test (a crash, no tests found) is a failure too.
  return { ...counted, name: step.name, seconds, failed: hasFailed && counted.failed === 0 ? 1 : counted.failed };
}

function countOf(step: Step): Count {
  try {
    return step.count?.(JSON.parse(readFileSync(report(step.name), 'utf8'))) ?? { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function close(): never {
  const sum = (what: 'passed' | 'failed' | 'seconds') => results.reduce((total, result) => total + result[what], 0);
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
  console.log(`in ${sum('seconds')} s\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
