/** Reads the reports of vitest, the stories' test-runner and Playwright. */
import path from 'node:path';

export type Count = {
  passed: number;
  failed: number;
  /** The failed tests, by file and name. */
  failures?: readonly string[];
  /** Tests that passed only on the second try. */
  flaky?: readonly string[];
  /** The time of each test, in milliseconds, with its file (of a story: with its component). */
  times?: readonly Time[];
};
type Time = { file: string; ms: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number | null;
      /** Failed on the first try: written by `withSecondTry`. */
      isRetried?: boolean;
    }[];
  }[];
};
type Assertion = JestReport['testResults'][number]['assertionResults'][number];

const jestLike = (report: unknown, fileOf: (test: Assertion, path: string) => string): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as JestReport;
  // A file that cannot be loaded has no tests that could fail: it counts as one failure.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: fileOf(test, name), ms: test.duration ?? 0 })),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => [fileOf(test, name), ...test.ancestorTitles, test.title].join(' › ')),
  );
  const files = unloaded.map(({ name }) => name);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures: [...failures, ...files], times };
};
export const fromVitest = (report: unknown): Count =>
  jestLike(report, (_, file) => path.relative(path.resolve(import.meta.dirname, '..'), file));
/** The stories are titled `folder`, `Component: Story` (tools/stories.ts). */
export const fromStories = (report: unknown): Count => ({
  ...jestLike(
    report,
    ({ ancestorTitles: [folder = '', story = ''] }) => `${folder}/${story.replace(/: .*/, '')} (stories)`,
  ),
  flaky: testsIn(report as JestReport)
    .filter(({ isRetried }) => isRetried)
    .map(storyOf),
});

const testsIn = ({ testResults }: JestReport): Assertion[] =>
  testResults.flatMap(({ assertionResults }) => assertionResults);
/** The titles of a story, as `folder › Component: Story`. */
const storyOf = ({ ancestorTitles }: Assertion): string => ancestorTitles.join(' › ');
/** The stories that failed. */
export const failedStories = (report: unknown): ReadonlySet<string> =>
  new Set(
    testsIn(report as JestReport)
      .filter(({ status }) => status === 'failed')
      .map(storyOf),
  );
/** The report of the stories, where the failed ones have the status of their second try. */
export function withSecondTry(report: unknown, second: unknown): unknown {
  const { testResults, ...rest } = report as JestReport;
  const passedNow = new Set(
    testsIn(second as JestReport)
      .filter(({ status }) => status === 'passed')
      .map(storyOf),
  );
  const isMended = (test: Assertion) => test.status === 'failed' && passedNow.has(storyOf(test));
  const mended = testsIn({ testResults, ...rest }).filter(isMended).length;
  return {
    ...rest,
    numPassedTests: rest.numPassedTests + mended,
    numFailedTests: rest.numFailedTests - mended,
    testResults: testResults.map(({ assertionResults, ...file }) => ({
      ...file,
      assertionResults: assertionResults.map((test) =>
        isMended(test) ? { ...test, status: 'passed', isRetried: true } : test,
      ),
    })),
  };
}

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName?: string; status: string; results: { duration: number }[] }[];
  }[];
};
const specsIn = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
/** The journeys that ended so, one for each server. */
const journeysOf = (specs: Suite['specs'], status: string): { file: string; title: string }[] =>
  specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => ({ file, title: projectName ? `${title} (${projectName})` : title })),
  );
export const fromPlaywright = (report: unknown): Count => {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: Suite[];
  };
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: journeysOf(specs, 'unexpected').map(({ file, title }) => `app/e2e/${file} › ${title}`),
    flaky: journeysOf(specs, 'flaky').map(({ title }) => title),
    times: specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ file: `app/e2e/${file}`, ms: duration }))),
    ),
  };
};

/** The files whose tests took longest together. */
export function slowestFiles(times: readonly Time[], count: number): readonly Time[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count);
}
