// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ColourPicker.stories.tsx';

const { Ready } = composeStories(stories);

test('selects a colour by its name', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: '蓝色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('moves from the selected colour by arrow keys', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '大红' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('names the selected colour in its legend, and says which are sold out', () => {
  render(<Ready />);
  expect(screen.getByRole('group', { name: /颜色\s*大红/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '粉红，缺货' })).toBeEnabled();
});
