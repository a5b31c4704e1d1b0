/** The parts of the tests and the steps of each. */
import path from 'node:path';
import { fromPlaywright, fromStories, fromVitest, type Test } from './test-reports.ts';

export type Step = {
  name: string;
  command: readonly string[];
  /** The step before it, whose build it uses. */
  after?: string;
  /** Reads the tests out of the report file of the step. Without it, a step is one test. */
  read?: (report: unknown) => Test[];
};

export const root = path.resolve(import.meta.dirname, '..');
export const reports = path.join(root, '.tmp/reports');
/** The report file of a step. */
export const reportOf = (name: string) => path.join(reports, `${name}.json`);

const run = (name: string, command: string, ...rest: string[]): Step => ({
  name,
  command: [...command.split(' '), ...rest],
});
function vitest(name: string, projects: readonly string[], ...rest: string[]): Step {
  const options = [...projects.map((project) => `--project=${project}`), `--outputFile.json=${reportOf(name)}`];
  return { ...run(name, 'vitest run --reporter=default --reporter=json', ...options, ...rest), read: fromVitest };
}
const node = (name: string, ...rest: string[]): Step => ({ name, command: [process.execPath, ...rest] });
const build = node('build', 'tools/build.ts');
/** As the test-runner needs it: with axe, without the pages of documentation, which take half of the time. */
const buildStorybook = run('build-storybook', 'storybook build --test -o storybook-static --quiet --disable-telemetry');

/**
 * The steps of each part, in the order in which they start: short checks before long ones, whose workers use both cores
 * to the end. A step that two parts share, such as the build, runs once.
 * `since` is the commit whose changes limit a run, and `storyFiles` their stories.
 */
export const PARTS: Readonly<Record<string, (since?: string, storyFiles?: readonly string[]) => readonly Step[]>> = {
  unit: (since) => [vitest('unit', ['unit', 'dom'], ...(since ? ['--changed', since] : []))],
  storybook: () => [buildStorybook],
  build: () => [build, { ...vitest('bytes', ['bytes']), after: 'build' }],
  types: () => [run('types', 'tsc --build')],
  format: () => [run('format', 'oxfmt --check')],
  lint: () => [
    run('lint', 'oxlint --type-aware --quiet --report-unused-disable-directives-severity error'),
    run('styles', 'stylelint', '{app,packages}/**/src/**/*.css'),
  ],
  checks: () => [
    run('imports', 'depcruise -T err-long app bench contracts mocks packages .storybook'),
    node('checks', 'tools/checks/run.ts'),
    node('messages', 'tools/messages.ts', '--check'),
    run('unused', 'knip --no-progress'),
  ],
  contracts: () => [
    node('generated', 'contracts/cli/generate.ts', '--check'),
    vitest('consumer', ['pact'], 'contracts/pact'),
    vitest('provider', ['pact'], 'mocks/pact'),
  ],
  e2e: () => [build, { ...run('e2e', 'playwright test --output=.tmp/e2e'), after: 'build', read: fromPlaywright }],
  stories: (_, files) => {
    const stories = node('stories', 'tools/stories.ts', reportOf('stories'), ...(files ?? []));
    const step: Step = { ...stories, after: 'build-storybook', read: fromStories };
    return files?.length === 0 ? [] : [buildStorybook, step];
  },
};
