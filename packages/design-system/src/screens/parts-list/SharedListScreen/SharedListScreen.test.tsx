// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SharedListScreen.stories.tsx';

const S = composeStories(stories);

test.each([
  [S.Empty, /# 后面的部分缺失/],
  [S.Ready, /不完整，或在发送时被修改过/],
  [S.Newer, /由新版网页生成/],
  [S.Failed, /清单打开失败/],
])('says why the list of a link is not opened, and what to do (%#)', (Story, sentence) => {
  render(<Story />);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: '上传一份清单' })).toBeVisible();
});

test.each([S.Newer, S.Failed])('reloads where that may help (%#)', async (Story) => {
  const onReload = fn();
  render(<Story onReload={onReload} />);
  await userEvent.click(screen.getByRole('button', { name: '刷新网页' }));
  expect(onReload).toHaveBeenCalledOnce();
});

test('says that the list is being opened', () => {
  render(<S.Loading />);
  expect(screen.getByText('正在打开清单…')).toBeVisible();
});
