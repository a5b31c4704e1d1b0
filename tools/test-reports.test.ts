import { expect, test } from 'vitest';
import { failedStories, fromStories, withSecondTry } from './test-reports.ts';

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
