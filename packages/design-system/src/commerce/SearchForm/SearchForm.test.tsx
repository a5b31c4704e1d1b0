// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SearchForm.stories.tsx';

const { Ready, Found } = composeStories(stories);

test('searches the trimmed text on Enter', async () => {
  const onSearch = fn();
  render(<Ready onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索订单' }), '  3020 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('3020');
  expect(screen.queryByRole('button', { name: '清空搜索' })).toBeNull();
});

test('shows what was searched, and clears it', async () => {
  const onSearch = fn();
  render(<Found onSearch={onSearch} />);
  expect(screen.getByRole('searchbox')).toHaveValue('3020');
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});
