// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopDay } from './shop-day.ts';
import * as stories from './TimeTag.stories.tsx';

const { Ready, Yesterday, Earlier, LastYear, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, '今天 14:10'],
  [Yesterday, '昨天 23:59'],
  [Earlier, '11月18日 14:10'],
  [LastYear, '2025年12月15日 14:10'],
  [WorstCaseEnglish, 'Dec 15, 2025, 14:10'],
  [WorstCaseTraditional, '昨天 14:10'],
])('shows today, yesterday or the date (%#)', (Story, text) => {
  expect(render(<Story />).container).toHaveTextContent(text);
});

test('changes the day at midnight in the shop’s time zone', () => {
  const midnight = Date.parse('2026-11-21T00:00:00+08:00');
  expect(shopDay(midnight) - shopDay(midnight - 1)).toBe(1);
  expect(shopDay(midnight + 86_399_999)).toBe(shopDay(midnight));
});
