import { expect, test } from 'vitest';
import { fromPlaywright, fromStories, fromVitest, slowestFiles, withSecondTry } from './test-reports.ts';

const jest = (name: string, ...tests: { title: string; status: string; failureMessages?: string[] }[]) => ({
  testResults: [
    {
      name,
      status: tests.every(({ status }) => status === 'passed') && tests.length > 0 ? 'passed' : 'failed',
      assertionResults: tests.map(({ title, ...rest }) => ({ ...rest, ancestorTitles: ['chat', title], title: 'ok' })),
    },
  ],
});

test('a story that passed on the second try is flaky, one that failed twice has failed', () => {
  const story = (title: string, status: string) => ({
    title,
    status,
    failureMessages: status === 'failed' ? ['not visible'] : [],
  });
  const first = jest(
    'chat.test.js',
    story('Tag: Ready', 'passed'),
    story('Tag: Long', 'failed'),
    story('Menu: Open', 'failed'),
    story('Menu: Left out', 'pending'),
  );
  const second = jest('chat.test.js', story('Tag: Long', 'passed'), story('Menu: Open', 'failed'));
  expect(fromStories(withSecondTry(first, second))).toEqual([
    { file: 'chat/Tag (stories)', title: 'chat › Tag: Ready › ok', result: 'passed', ms: 0 },
    { file: 'chat/Tag (stories)', title: 'chat › Tag: Long › ok', result: 'flaky', ms: 0 },
    { file: 'chat/Menu (stories)', title: 'chat › Menu: Open › ok', result: 'failed', ms: 0 },
  ]);
});

test('a component test that Vitest ran again and that passed then is flaky', () => {
  const report = jest(import.meta.filename, { title: 'sends', status: 'passed', failureMessages: ['not visible yet'] });
  expect(fromVitest(report)).toMatchObject([{ result: 'flaky' }]);
});

test('a file that cannot be loaded is a failed test', () => {
  expect(fromVitest(jest(import.meta.filename))).toMatchObject([
    { file: 'tools/test-reports.test.ts', result: 'failed' },
  ]);
});

test('a journey is named with its server, and an error outside of the journeys has failed', () => {
  const run = (projectName: string, status: string) => ({ projectName, status, results: [{ duration: 5 }] });
  const specs = [
    { title: 'pays', file: 'pay.e2e.ts', tests: [run('own', 'expected'), run('stock', 'unexpected')] },
    { title: 'waits', file: 'pay.e2e.ts', tests: [run('stock', 'flaky'), run('own', 'skipped')] },
  ];
  const tests = fromPlaywright({ errors: [{ message: 'no server' }], suites: [{ specs: [], suites: [{ specs }] }] });
  expect(tests.map(({ title, result }) => `${title}: ${result}`)).toEqual([
    'no server: failed',
    'pays (own): passed',
    'pays (stock): failed',
    'waits (stock): flaky',
  ]);
  expect(slowestFiles(tests, 1)).toEqual([['app/e2e/pay.e2e.ts', 15]]);
});
