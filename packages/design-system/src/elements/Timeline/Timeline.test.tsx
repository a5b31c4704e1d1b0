// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Timeline.stories.tsx';

const { Ready } = composeStories(stories);

test('shows past steps with their time, and future steps', () => {
  render(<Ready />);
  const steps = screen.getAllByRole('listitem');
  expect(steps[2]).toHaveTextContent('发货2026年11月18日 18:40');
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[4]).toHaveTextContent(/^评价$/);
});
