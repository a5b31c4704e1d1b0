// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Steps.stories.tsx';

const { Ready, AllDone } = composeStories(stories);

test('says where one stands and what is done', () => {
  render(<Ready />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('购物车已完成');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent(/^付款$/);
});

test('is nowhere when all is done', () => {
  render(<AllDone />);
  expect(screen.getAllByRole('listitem').every((step) => !step.hasAttribute('aria-current'))).toBe(true);
});
