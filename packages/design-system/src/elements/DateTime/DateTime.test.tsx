// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './DateTime.stories.tsx';

const { Ready, Day, WithoutYear, Near, TimeOfDay, WorstCaseEnglish } = composeStories(stories);

test('shows the time in the time zone of the shop', () => {
  expect(render(<Ready />).container).toHaveTextContent('2026年11月20日 10:00');
  expect(render(<Day />).container).toHaveTextContent('2026年11月20日');
  expect(render(<WithoutYear />).container).toHaveTextContent(/^11月20日$/);
  expect(render(<Near />).container).toHaveTextContent(/^11月20日 10:00$/);
  expect(render(<TimeOfDay />).container).toHaveTextContent(/^10:00$/);
  expect(render(<WorstCaseEnglish />).container).toHaveTextContent('Nov 20, 2026, 10:00:09');
});
