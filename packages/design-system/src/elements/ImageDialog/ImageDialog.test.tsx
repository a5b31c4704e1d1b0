// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { openModals } from '../../test-modal.ts';
import * as stories from './ImageDialog.stories.tsx';

const { Ready, OneImage } = composeStories(stories);

openModals();

test('shows the next and the previous image by buttons and arrow keys, beginning again after the last', async () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  await userEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(screen.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
});

test('shows no step buttons for a single image', () => {
  render(<OneImage />);
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  expect(screen.getByRole('img', { name: '小**砖的照片' })).toBeInTheDocument();
});

test('reports that it was closed', () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('does not pass on Escape, so that a window around it stays open', () => {
  const onKeyDown = fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the window around it
    <div onKeyDown={onKeyDown}>
      <OneImage />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});
