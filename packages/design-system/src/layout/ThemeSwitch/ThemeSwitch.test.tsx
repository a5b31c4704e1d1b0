// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ThemeSwitch.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

test('a shopper chooses the dark theme', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  const group = within(screen.getByRole('group', { name: '外观' }));
  expect(group.getByRole('radio', { name: '跟随系统' })).toBeChecked();
  await userEvent.click(group.getByRole('radio', { name: '深色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('dark');
});

test('chooses by keyboard', async () => {
  const onChoose = fn();
  render(<WorstCaseEnglish onChoose={onChoose} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('system');
});
