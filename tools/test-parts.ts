/** The parts of the tests and the steps of each. */
import path from 'node:path';
import { fromPlaywright, fromStories, fromVitest, type Count } from './test-reports.ts';

export type Step = {
  name: string;
  command: readonly string[];
  /** Reads the tests out of the report file of the step. Without it, a step is one test. */
  count?: (report: unknown) => Count;
};
type Part = {
  /** It needs a build and has a worker for each core, so it runs alone, after the others. */
  usesBuild?: true;
  /** `since` is the commit whose changes limit a run, and `storyFiles` their stories. */
  steps: (since?: string, storyFiles?: readonly string[]) => readonly Step[];
};

export const root = path.resolve(import.meta.dirname, '..');
export const reports = path.join(root, '.tmp/reports');
/** The report file of a step. */
export const reportOf = (name: string) => path.join(reports, `${name}.json`);

const vitest = (name: string, projects: readonly string[], ...filters: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...filters,
  ],
  count: fromVitest,
});
const node = (name: string, ...rest: string[]): Step => ({ name, command: [process.execPath, ...rest] });
const build = node('build', 'tools/build.ts');
/** As the test-runner needs it: with axe, without the pages of documentation, which take half of the time. */
const buildStorybook: Step = {
  name: 'build-storybook',
  command: ['storybook', 'build', '--test', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
};
const stories = (...files: string[]): Step => ({
  ...node('stories', 'tools/stories.ts', reportOf('stories'), ...files),
  count: fromStories,
});

/** A step that two parts share, such as the build, runs once. */
export const PARTS: Readonly<Record<string, Part>> = {
  unit: { steps: (since) => [vitest('unit', ['unit', 'dom'], ...(since ? ['--changed', since] : []))] },
  types: { steps: () => [{ name: 'types', command: ['tsc', '--build'] }] },
  format: { steps: () => [{ name: 'format', command: ['oxfmt', '--check'] }] },
  build: { steps: () => [build, vitest('bytes', ['bytes'])] },
  contracts: {
    steps: () => [
      node('generated', 'contracts/cli/generate.ts', '--check'),
      vitest('consumer', ['pact'], 'contracts/pact'),
      vitest('provider', ['pact'], 'mocks/pact'),
    ],
  },
  storybook: { steps: () => [buildStorybook] },
  lint: {
    steps: () => [
      { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
      { name: 'styles', command: ['stylelint', '{app,packages}/**/src/**/*.css'] },
    ],
  },
  checks: {
    steps: () => [
      {
        name: 'imports',
        command: ['depcruise', '-T', 'err-long', 'app', 'bench', 'contracts', 'mocks', 'packages', '.storybook'],
      },
      node('checks', 'tools/checks/run.ts'),
      node('messages', 'tools/messages.ts', '--check'),
      { name: 'unused', command: ['knip', '--no-progress'] },
    ],
  },
  stories: {
    usesBuild: true,
    steps: (_, files) => (files && files.length === 0 ? [] : [buildStorybook, stories(...(files ?? []))]),
  },
  e2e: {
    usesBuild: true,
    steps: () => [build, { name: 'e2e', command: ['playwright', 'test'], count: fromPlaywright }],
  },
};
