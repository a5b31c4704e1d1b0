// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Steps.stories.tsx';

const { Ready, AllDone } = composeStories(stories);

test('marks the current step and the finished ones', () => {
  render(<Ready />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('购物车已完成');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent(/^付款$/);
});

test('has no current step when all are done', () => {
  render(<AllDone />);
  expect(screen.getAllByRole('listitem').every((step) => !step.hasAttribute('aria-current'))).toBe(true);
});
