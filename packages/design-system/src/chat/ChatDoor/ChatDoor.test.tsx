// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChatDoor.stories.tsx';

const { Ready, Unread, Opened, WorstCaseEnglish } = composeStories(stories);

test('opens the chat by a press', async () => {
  const onOpen = fn();
  render(<Ready onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '客服' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('tells ahead of the press that somebody reaches for it, by pointer or by keyboard', async () => {
  const onWanted = fn();
  const onOpen = fn();
  render(<Ready onWanted={onWanted} onOpen={onOpen} />);
  expect(onWanted).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button'));
  expect(onWanted).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onWanted).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
});

test('says how many messages are unread', () => {
  render(<Unread />);
  expect(screen.getByRole('button', { name: '客服，3 条未读消息' })).toHaveTextContent('3');
});

test('says whether the chat is open', () => {
  render(<Opened />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('speaks English, and counts past 99 only in words', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Chat, 1,200 unread messages' })).toHaveTextContent('99+');
});
