// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Button.stories.tsx';

const { Ready, Busy } = composeStories(stories);

test('performs its action on a click', async () => {
  const onClick = fn();
  render(<Ready onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('ignores a second click while its action is in progress, and keeps the focus', async () => {
  const onClick = fn();
  render(<Busy onClick={onClick} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
