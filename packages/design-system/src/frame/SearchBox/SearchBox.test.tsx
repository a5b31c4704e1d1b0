// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SearchBox.stories.tsx';

const { Ready, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('searches for the trimmed words and clears the box', async () => {
  const onSearch = fn();
  render(<Ready onSearch={onSearch} />);
  const box = screen.getByRole('textbox', { name: '搜索颗粒' });
  await userEvent.type(box, '  3020 大红 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('3020 大红');
  expect(box).toHaveValue('');
});

test.each([
  [Ready, '请输入要搜索的分类'],
  [WorstCaseEnglish, 'Please enter the category to search for'],
  [WorstCaseTraditional, '請輸入要搜尋的分類'],
])('asks for words when there are none, in each language (%#)', async (Story, words) => {
  const onSearch = fn();
  render(<Story onSearch={onSearch} />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '　 ');
  await userEvent.click(screen.getByRole('button'));
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(words);
  expect(box).toHaveFocus();
});

test('takes the error back as soon as something is typed', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), '3');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toBeValid();
});
