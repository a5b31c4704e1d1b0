// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './Page.stories.tsx';

const { Ready, WithSkipLink } = composeStories(stories);

test('is the main landmark with its heading', () => {
  render(<Ready />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: '购物车' }));
});

test('is reached by the skip link, the first element in the tab order', async () => {
  render(<WithSkipLink />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
