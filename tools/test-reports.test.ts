import { expect, test } from 'vitest';
import { failedStories, fromPlaywright, fromStories, withSecondTry } from './test-reports.ts';

const FOLDER = 'design-system/src/chat';
const storyRun = (stories: Record<string, 'passed' | 'failed'>) => ({
  numPassedTests: Object.values(stories).filter((status) => status === 'passed').length,
  numFailedTests: Object.values(stories).filter((status) => status === 'failed').length,
  testResults: [
    {
      name: 'chat.test.js',
      status: 'failed',
      assertionResults: Object.entries(stories).map(([name, status]) => ({
        ancestorTitles: [FOLDER, name],
        title: 'smoke-test',
        status,
      })),
    },
  ],
});

test('stories that pass on the second try pass, and are named; those that fail twice fail', () => {
  const first = storyRun({ 'Tag: Ready': 'passed', 'Tag: Long': 'failed', 'Menu: Open': 'failed' });
  expect([...failedStories(first)]).toEqual([`${FOLDER} › Tag: Long`, `${FOLDER} › Menu: Open`]);
  const merged = withSecondTry(first, storyRun({ 'Tag: Long': 'passed', 'Menu: Open': 'failed' }));
  expect(fromStories(merged)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [`${FOLDER}/Menu (stories) › ${FOLDER} › Menu: Open › smoke-test`],
    flaky: [`${FOLDER} › Tag: Long`],
  });
});

test('without a failure nothing is named', () => {
  expect(fromStories(storyRun({ 'Tag: Ready': 'passed' }))).toMatchObject({ passed: 1, failed: 0, flaky: [] });
});

test('a journey that failed, or passed on the second try, is named with its server', () => {
  const run = (projectName: string, status: string) => ({ projectName, status, results: [{ duration: 5 }] });
  const title = 'a shopper pays';
  const file = 'pay.e2e.ts';
  expect(
    fromPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          specs: [
            { title, file, tests: [run('own', 'expected'), run('stock', 'unexpected')] },
            { title: 'a shopper waits', file, tests: [run('stock', 'flaky')] },
          ],
        },
      ],
    }),
  ).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['app/e2e/pay.e2e.ts › a shopper pays (stock)'],
    flaky: ['a shopper waits (stock)'],
  });
});
