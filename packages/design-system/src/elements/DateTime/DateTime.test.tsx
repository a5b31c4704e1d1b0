// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './DateTime.stories.tsx';

const { Ready, Day, WithoutYear, Near, FirstOfYear, YearBefore, YearAfterEnglish, TimeOfDay, WorstCaseEnglish } =
  composeStories(stories);

test('shows the time in the time zone of the shop', () => {
  expect(render(<Ready />).container).toHaveTextContent('2026年11月20日 10:00');
  expect(render(<Day />).container).toHaveTextContent('2026年11月20日');
  expect(render(<WithoutYear />).container).toHaveTextContent(/^11月20日$/);
  expect(render(<Near />).container).toHaveTextContent(/^11月20日 10:00$/);
  expect(render(<TimeOfDay />).container).toHaveTextContent(/^10:00$/);
  expect(render(<WorstCaseEnglish />).container).toHaveTextContent('Nov 20, 2026, 10:00:09');
});

test('a day of another year has its year, by the calendar of the shop', () => {
  expect(render(<FirstOfYear />).container).toHaveTextContent(/^1月1日$/);
  expect(render(<YearBefore />).container).toHaveTextContent('2025年12月31日 23:59');
  expect(render(<YearAfterEnglish />).container).toHaveTextContent('Feb 18, 2027');
});
