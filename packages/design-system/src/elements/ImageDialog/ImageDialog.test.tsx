// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as stories from './ImageDialog.stories.tsx';

const { Ready, OneImage } = composeStories(stories);

/** Renders a dialog and waits until it has the focus. */
async function show(story: ReactNode) {
  render(story);
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
}

test('shows the next and the previous image by buttons and arrow keys, beginning again after the last', async () => {
  await show(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  await userEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
});

test('shows no step buttons for a single image', async () => {
  await show(<OneImage />);
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  expect(screen.getByRole('img', { name: '小**砖的照片' })).toBeInTheDocument();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: '关闭大图' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(document.querySelector('.backdrop')!)],
])('is closed by %s', async (_, close) => {
  const onClose = fn();
  await show(<Ready onClose={onClose} />);
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('does not pass on Escape, so that a window around it stays open', async () => {
  const onKeyDown = fn();
  await show(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the window around it
    <div onKeyDown={onKeyDown}>
      <OneImage />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});
