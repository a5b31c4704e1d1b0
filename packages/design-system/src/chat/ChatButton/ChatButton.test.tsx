// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChatButton.stories.tsx';

const { Ready, Unread, Opened, WorstCaseEnglish } = composeStories(stories);

test('opens the chat by a click', async () => {
  const onOpen = fn();
  render(<Ready onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '客服' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('reports pointer and focus, so that the chat can be fetched in advance', async () => {
  const onPrefetch = fn();
  const onOpen = fn();
  render(<Ready onPrefetch={onPrefetch} onOpen={onOpen} />);
  expect(onPrefetch).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button'));
  expect(onPrefetch).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onPrefetch).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
});

test('shows the number of unread messages', () => {
  render(<Unread />);
  expect(screen.getByRole('button', { name: '客服，3 条未读消息' })).toHaveTextContent('3');
});

test('announces whether the chat is open', () => {
  render(<Opened />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('is translated into English, and shows more than 99 as 99+', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Chat, 1,200 unread messages' })).toHaveTextContent('99+');
});
