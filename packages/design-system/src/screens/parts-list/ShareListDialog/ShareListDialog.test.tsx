// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ShareListDialog.stories.tsx';

const S = composeStories(stories);
const copy = () => userEvent.click(screen.getByRole('button', { name: '复制链接' }));

test('copies the link, and says so', async () => {
  const onCopy = fn(async () => undefined);
  render(<S.Ready onCopy={onCopy} />);
  expect(screen.getByText('链接里有 578 种 4,212 颗。')).toBeVisible();
  expect(screen.getByText('7 行无法识别，不在链接里。')).toBeVisible();
  await copy();
  expect(onCopy).toHaveBeenCalledWith(S.Ready.args.link);
  expect(await screen.findByText(/^已复制/)).toBeVisible();
});

test('where copying fails, the link can be selected', async () => {
  render(<S.Ready onCopy={fn(() => Promise.reject(new Error('refused')))} />);
  await copy();
  expect(await screen.findByText(/^复制失败/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '链接' })).toHaveValue(S.Ready.args.link);
});

test('sends the link with another app', async () => {
  const onSend = fn();
  render(<S.Ready onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '发给…' }));
  expect(onSend).toHaveBeenCalledWith(S.Ready.args.link);
});

test('a list that is too long has no link, and the limit is said', () => {
  render(<S.TooLong />);
  expect(screen.getByText(/要 31,204 个字符，超过 8,000 个/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '复制链接' })).toBeNull();
});

test('without a line that was understood there is nothing to share', () => {
  render(<S.NothingToShare />);
  expect(screen.getByText(/没有可识别的行，无法分享/)).toBeVisible();
});
