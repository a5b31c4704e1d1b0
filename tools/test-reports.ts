/** Reads the reports of vitest, the stories' test-runner and Playwright. */
import path from 'node:path';

/** A test that ran, with its file (a story: its component). `flaky`: it passed only on the second try. */
export type Test = { file: string; title: string; result: 'passed' | 'failed' | 'flaky'; ms: number };

type JestTest = {
  ancestorTitles: string[];
  title: string;
  status: string;
  duration?: number | null;
  /** Of every try. */
  failureMessages?: readonly string[] | null;
};
type JestReport = { testResults: { name: string; status: string; assertionResults: JestTest[] }[] };

const titleOf = ({ ancestorTitles, title }: JestTest) => [...ancestorTitles, title].join(' › ');

function resultOf({ status, failureMessages }: JestTest): Test['result'] {
  if (status === 'failed') return 'failed';
  return failureMessages?.length ? 'flaky' : 'passed';
}

/** A file that cannot be loaded has no tests that could fail: it counts as one failed test. */
const fromJest =
  (fileOf: (file: string, test?: JestTest) => string) =>
  (report: unknown): Test[] =>
    (report as JestReport).testResults.flatMap(({ name, status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [{ file: fileOf(name), title: 'could not be loaded', result: 'failed', ms: 0 }]
        : assertionResults
            .filter((test) => test.status === 'passed' || test.status === 'failed')
            .map((test) => ({
              file: fileOf(name, test),
              title: titleOf(test),
              result: resultOf(test),
              ms: test.duration ?? 0,
            })),
    );
export const fromVitest = fromJest((file) => path.relative(path.resolve(import.meta.dirname, '..'), file));
/** The stories are titled `folder`, `Component: Story` (tools/stories.ts). */
export const fromStories = fromJest((file, test) =>
  test ? `${test.ancestorTitles.join('/').replace(/: .*/, '')} (stories)` : file,
);

/** The report of the stories, in which those that passed on the second try have passed. */
export function withSecondTry(report: unknown, second: unknown): JestReport {
  const passed = new Set(fromStories(second).flatMap(({ title, result }) => (result === 'failed' ? [] : [title])));
  const { testResults } = report as JestReport;
  const mended = (test: JestTest): JestTest =>
    test.status === 'failed' && passed.has(titleOf(test)) ? { ...test, status: 'passed' } : test;
  return { testResults: testResults.map((file) => ({ ...file, assertionResults: file.assertionResults.map(mended) })) };
}

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};
const specsIn = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
const RESULTS: Readonly<Record<string, Test['result']>> = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' };

/** The journeys, one for each server. An error outside of a journey counts as a failed one. */
export function fromPlaywright(report: unknown): Test[] {
  const { errors, suites } = report as { errors: { message?: string }[]; suites: Suite[] };
  const outside = errors.map(
    ({ message = '' }) => ({ file: 'app/e2e', title: message, result: 'failed', ms: 0 }) as const,
  );
  const journeys = suites.flatMap(specsIn).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      const result = RESULTS[status];
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      return result ? [{ file: `app/e2e/${file}`, title: `${title} (${projectName})`, result, ms }] : [];
    }),
  );
  return [...outside, ...journeys];
}

/** The files whose tests took longest together, in milliseconds. */
export function slowestFiles(tests: readonly Test[], count: number): readonly (readonly [file: string, ms: number])[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, count);
}
